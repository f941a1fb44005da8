import type { Verdict } from './crew.ts'
import { type Fault, nameOf } from './fault.ts'

type Shown = Pick<Fault, 'file' | 'line' | 'kind' | 'before' | 'after' | 'nth'> & { readonly in: string }

/** What a run gives; `caught` and `survivors` together are `planted`. */
export type Report = {
  readonly package: string
  readonly seed: string
  /** All faults that could be planted, and how many of them were looked at. */
  readonly sites: number
  readonly sampled: number
  readonly planted: number
  readonly caught: number
  /** In percent. */
  readonly share: number
  readonly survivors: readonly (Shown & { readonly why: string })[]
  readonly equivalent: readonly (Shown & { readonly reason: string })[]
  /** Listed as equivalent, but noticed. */
  readonly notEquivalent: readonly (Shown & { readonly by: string })[]
  /** Listed as equivalent, but not to be found in the sources. */
  readonly stale: readonly string[]
}

/** What is known before the verdicts. */
export type Run = Pick<Report, 'package' | 'seed' | 'sites' | 'stale'>

function shown({ file, line, kind, within, before, after, nth }: Fault): Shown {
  return { file, line, in: within, kind, before, after, nth }
}

export function reportOf(
  run: Run,
  verdicts: readonly Verdict[],
  reasonOf: (fault: Fault) => string | undefined,
): Report {
  const real = verdicts.filter(({ fault }) => reasonOf(fault) === undefined)
  const caught = real.filter((one) => one.caught !== null).length
  return {
    ...run,
    sampled: verdicts.length,
    planted: real.length,
    caught,
    share: real.length === 0 ? 100 : Math.round((1000 * caught) / real.length) / 10,
    survivors: real
      .filter((one) => one.caught === null)
      .map(({ fault, touching }) => ({
        ...shown(fault),
        why: touching === 0 ? 'no case reaches it' : `${touching} cases run through it unharmed`,
      })),
    equivalent: verdicts.flatMap(({ fault }) => {
      const reason = reasonOf(fault)
      return reason === undefined ? [] : [{ ...shown(fault), reason }]
    }),
    notEquivalent: verdicts.flatMap(({ fault, caught: by }) =>
      reasonOf(fault) === undefined || by === null ? [] : [{ ...shown(fault), by }],
    ),
    stale: run.stale,
  }
}

/** The faults that survived in a report, as far as the sources still have them. */
export function survivorsIn(text: string, faults: readonly Fault[]): readonly Fault[] {
  const { survivors } = JSON.parse(text) as Partial<Report>
  if (survivors === undefined) throw new Error('this is no report of planted faults')
  const names = new Set(survivors.map((one) => nameOf({ ...one, within: one.in })))
  return faults.filter((fault) => names.has(nameOf(fault)))
}

const place = ({ file, line, in: within, before, after }: Shown): string =>
  `${file}:${line} in ${within}\n    - ${before}\n    + ${after}`

/** The report for people. */
export function written(report: Report): string {
  const { survivors, equivalent, notEquivalent, stale, planted, caught, share } = report
  return [
    ...survivors.map((one) => `survives: ${place(one)}\n    ${one.why}`),
    ...notEquivalent.map((one) => `listed as equivalent, but noticed: ${place(one)}\n    by ${one.by}`),
    ...stale.map((one) => `listed as equivalent, but nowhere to be found: ${one}`),
    `${report.package}: ${report.sampled} of ${report.sites} faults, ${equivalent.length} of them equivalent; ` +
      `${caught} of ${planted} caught, ${share} %`,
  ].join('\n')
}
