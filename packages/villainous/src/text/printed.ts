import type { Definition, Language } from '@quadriga/kernel/author'
import { plain, render } from '@quadriga/kernel/text'
import type { PrintedNumbers } from '@quadriga/testkit/kit'
import type { Location, Printed } from '../card.ts'
import { actionName } from './say.ts'

const rows: Readonly<Record<Language, readonly [upper: string, lower: string]>> = {
  en: ['upper row', 'lower row'],
  fr: ['rangée du haut', 'rangée du bas'],
}

function rowOf(symbols: readonly Printed[], language: Language): string {
  const named = symbols.map(({ type, amount }) => {
    const name = plain(render(actionName(type), language))
    return amount > 0 ? `${name} (${amount})` : name
  })
  return named.join(', ')
}

/** The symbols of a location, as its board shows them. */
function also(definition: Definition, language: Language): readonly string[] {
  if (definition.kind !== 'location') return []
  const { top, bottom } = definition as Location
  const [upper, lower] = rows[language]
  return [
    ...(top.length === 0 ? [] : [`${upper} ${rowOf(top, language)}`]),
    ...(bottom.length === 0 ? [] : [`${lower} ${rowOf(bottom, language)}`]),
  ]
}

/** What boards and cards print besides their text. */
export const printed: PrintedNumbers = { inText: [], icons: [], nouns: {}, also }
