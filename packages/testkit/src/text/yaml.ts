import type { Words } from '../kit.ts'
import { fr, said } from './said.ts'

/** What is wrong with a text that is no YAML, by the code that the parser gives. */
const sentences: ReadonlyMap<string, Words> = new Map([
  [
    'ALIAS_PROPS',
    said('an alias cannot have a tag or an anchor', 'un alias ne peut avoir ni étiquette ni ancre'),
  ],
  ['BAD_ALIAS', said('this alias stands for nothing', 'cet alias ne représente rien')],
  [
    'BAD_COLLECTION_TYPE',
    said('this tag is for another kind of value', 'cette étiquette est pour une autre sorte de valeur'),
  ],
  ['BAD_DIRECTIVE', said('this directive is unknown', 'cette directive est inconnue')],
  [
    'BAD_DQ_ESCAPE',
    said('there is no such escape in double quotes', 'cet échappement n’existe pas entre guillemets doubles'),
  ],
  [
    'BAD_INDENT',
    said(
      'this line is not indented as the ones it belongs to',
      'cette ligne n’est pas alignée avec celles dont elle fait partie',
    ),
  ],
  [
    'BAD_PROP_ORDER',
    said('an anchor or a tag stands in the wrong place', 'une ancre ou une étiquette est mal placée'),
  ],
  [
    'BAD_SCALAR_START',
    said(
      'a plain text cannot begin with this sign; put it in quotes',
      fr`un texte simple ne peut pas commencer par ce signe ; mettez-le entre guillemets`,
    ),
  ],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    said(
      'a list or mapping of several lines cannot be a key or stand behind another key on its line',
      'une liste ou un dictionnaire de plusieurs lignes ne peut être une clé, ni suivre une autre clé sur sa ligne',
    ),
  ],
  [
    'BLOCK_IN_FLOW',
    said(
      'inside [ ] and { } everything is written with commas',
      fr`entre [ ] et { } tout s’écrit avec des virgules`,
    ),
  ],
  [
    'DUPLICATE_KEY',
    said('this key stands twice in the same mapping', 'cette clé est deux fois dans le même dictionnaire'),
  ],
  [
    'KEY_OVER_1024_CHARS',
    said('a key cannot have more than 1024 characters', 'une clé ne peut avoir plus de 1024 caractères'),
  ],
  [
    'MISSING_CHAR',
    said(
      'a sign is missing: a quote, a comma, a colon or a closing bracket',
      fr`il manque un signe : un guillemet, une virgule, deux points ou une parenthèse fermante`,
    ),
  ],
  ['MULTILINE_IMPLICIT_KEY', said('a key must stand on one line', 'une clé doit tenir sur une ligne')],
  ['MULTIPLE_ANCHORS', said('a value cannot have two anchors', 'une valeur ne peut avoir deux ancres')],
  [
    'MULTIPLE_DOCS',
    said(
      'a file holds one document; put further cases in its list of cases',
      fr`un fichier contient un seul document ; mettez les autres cas dans sa liste de cas`,
    ),
  ],
  ['MULTIPLE_TAGS', said('a value cannot have two tags', 'une valeur ne peut avoir deux étiquettes')],
  [
    'TAB_AS_INDENT',
    said(
      'lines are indented with spaces, not with tabs',
      'les lignes sont décalées par des espaces, pas par des tabulations',
    ),
  ],
  ['TAG_RESOLVE_FAILED', said('this tag is unknown', 'cette étiquette est inconnue')],
  ['UNEXPECTED_TOKEN', said('this sign does not belong here', 'ce signe n’a pas sa place ici')],
])

/** These say all there is to say. */
const whole = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS'])

/** A sentence for the person who wrote the file. */
export function yamlProblem(code: string, message: string): Words {
  const own = sentences.get(code)
  if (own !== undefined && whole.has(code)) return own
  const { en, fr: french } = own ?? said(message, message)
  return said(`not valid YAML: ${en}`, fr`ce n’est pas du YAML : ${french}`)
}
