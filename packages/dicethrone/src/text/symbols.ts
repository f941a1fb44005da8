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
  spear: ['spear', 'lance'],
  soul: ['soul', 'âme'],
  nyra: ['Nyra', 'Nyra'],
  wrench: ['wrench', 'clé'],
  gear: ['gear', 'engrenage'],
  bolt: ['bolt', 'éclair'],
  arrow: ['arrow', 'flèche'],
  foot: ['foot', 'pied'],
  moon: ['moon', 'lune'],
  fist: ['fist', 'poing'],
  palm: ['palm', 'paume'],
  chi_symbol: ['yin-yang', 'yin-yang'],
  lotus: ['lotus', 'lotus'],
  sword: ['sword', 'épée'],
  life: ['life', 'vie'],
  pow: ['pow', 'choc'],
  helmet: ['helmet', 'heaume'],
  prayer: ['prayer', 'prière'],
  ninjato: ['ninjato', 'ninjato'],
  shuriken: ['shuriken', 'shuriken'],
  mask: ['mask', 'masque'],
  branch: ['branch', 'branche'],
  leaf: ['leaf', 'feuille'],
  spirit: ['spirit', 'esprit'],
  blade: ['blade', 'lame'],
  wing: ['wing', 'aile'],
  cross: ['cross', 'croix'],
  pendant: ['pendant', 'pendentif'],
  saber: ['saber', 'sabre'],
  flag: ['flag', 'drapeau'],
  medal: ['medal', 'médaille'],
  katana: ['katana', 'katana'],
  kabuto: ['kabuto', 'kabuto'],
  rising_sun: ['rising sun', 'soleil levant'],
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
