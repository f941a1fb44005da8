import type { Condition, Effect } from '@quadriga/kernel/author'
import type { CompanionDefinition } from '../definition.ts'
import { contentOf } from './content.ts'
import { names } from './names.ts'
import { using } from './text.ts'

interface Bot {
  readonly id: string
  readonly en: string
  readonly fr: string
  readonly effect: Effect
  readonly only: Condition
  readonly once: boolean
}

/** A bot that waits to be built, Basic and Advanced: the same text, for two tokens of a status or for one. */
export function bot(
  hero: string,
  of: string,
  { id, en, fr, effect, only, once }: Bot,
): readonly [CompanionDefinition, CompanionDefinition] {
  const { companion } = contentOf(hero)
  const text = (price: number) => [using(price, of, effect, only, once)]
  const common = { confidence: 'medium', waits: true } as const
  const advanced = names(`Advanced ${en}`, `${fr} avancé`, 'ours')
  return [
    companion(id, names(en, fr, 'ours'), text(2), { ...common, turnsTo: `${hero}/${id}_advanced` }),
    companion(`${id}_advanced`, advanced, text(1), common),
  ]
}
