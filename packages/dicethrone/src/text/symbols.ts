import * as t from '@quadriga/kernel/text'

/** The symbols on dice; French names are ours where the rulebook's excerpt has none. */
const symbols: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  bullet: ['bullet', 'balle'],
  dash: ['dash', 'esquive'],
  bullseye: ['bullseye', 'cible'],
  cutlass: ['cutlass', 'sabre'],
  booty: ['booty', 'butin'],
  skull: ['skull', 'crâne'],
  dagger: ['dagger', 'dague'],
  bag: ['bag', 'bourse'],
  card: ['card', 'carte'],
  shadow: ['shadow', 'ombre'],
  flame: ['flame', 'flamme'],
  blaze: ['blaze', 'brasier'],
  fiery_soul: ['fiery soul', 'âme ardente'],
  meteor: ['meteor', 'météore'],
  claw: ['claw', 'griffe'],
  gaze: ['gaze', 'regard'],
  droplet: ['droplet', 'goutte'],
  sword: ['sword', 'épée'],
  life: ['life', 'vie'],
  pow: ['pow', 'choc'],
  helmet: ['helmet', 'heaume'],
  prayer: ['prayer', 'prière'],
}

/** The word for a symbol. */
export function symbolName(symbol: string, language: 'en' | 'fr'): string {
  const [en, fr] = symbols[symbol] ?? [symbol, symbol]
  return language === 'en' ? en : fr
}

/** The picture of a symbol, with its word where pictures cannot be shown. */
export function symbolIcon(symbol: string): t.Phrase {
  const [en, fr] = symbols[symbol] ?? [symbol, symbol]
  return t.icon(symbol, `[${en}]`, `[${fr}]`)
}
