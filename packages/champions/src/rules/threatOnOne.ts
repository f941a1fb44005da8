import { message, procedure, type Query, thingOptions, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { threatDraft } from '../events/threat.ts'
import { sideSchemes } from '../query/schemes.ts'
import { tableOf } from '../table.ts'

interface ThreatVars {
  n: number
  /** The scheme's name. */
  id: string
  source: ThingId
}

/** Threat on one side scheme of a name; where there are two, the first player chooses (R82). */
export const threatOnOne = procedure<ThreatVars>('champions.threatOnOne', {
  choose(m, f) {
    const options = thingOptions(m, 'scheme', schemesNamed(m, f.id))
    if (options.length === 0) m.done()
    else
      m.ask({
        seat: tableOf(m).firstPlayer,
        ask: message('ask.whichScheme', { n: f.n }),
        options,
        because: f.source,
      })
  },
  place(m, f) {
    const [scheme] = m.chosen()
    m.done()
    if (scheme !== undefined) m.propose(event.placeThreat, threatDraft(scheme, f.n, f.source))
  },
})

function schemesNamed(q: Query, id: string): ThingId[] {
  return sideSchemes(q).filter((scheme) => q.thing(scheme).face === id)
}
