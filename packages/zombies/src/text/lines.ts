import type { Definition } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { Attack, Citizen, Enemy, Hero, Mission, MissionFlag, Skill } from '../piece.ts'
import { dangers } from '../piece.ts'
import { action, die, toughness } from './nouns.ts'
import { levelName, within } from './say.ts'

/** "Melee, Range 0, 3 dice, a Hit on 4 or more". */
function attackLine({ type, stats, plain }: Attack): t.Phrase {
  const { least = 0, most = 0, dice = 0, accuracy = 0 } = stats
  const line = t.group(
    type === 'melee' ? t.both('Melee', 'Mêlée') : t.both('Ranged', 'À distance'),
    within(least, most),
    ',',
    plain && dice === 0 ? t.both('1 die for each Enemy', '1 dé par Ennemi') : t.count(dice, die),
    ',',
    t.both('a Hit on', 'une Touche sur'),
    t.orMore(accuracy),
  )
  return line
}

/** Which attack and which Skills a hero has. */
function heroLines({ attack, skills }: Hero): t.Phrase[] {
  return [
    t.labelled(t.both('Attack', 'Attaque'), t.thing(attack)),
    t.labelled(t.both('Skills', 'Compétences'), t.and(...skills.map((id) => t.thing(id)))),
  ]
}

const handLines: Readonly<Record<string, t.Phrase>> = {
  'plasma-shot': t.both(
    'Each die that hits counts as 2 Hits on one Enemy. No dice can be added. The Hand is then discharged',
    'Chaque dé qui touche compte comme 2 Touches sur un même Ennemi. Aucun dé ne peut être ajouté. La Main est ensuite déchargée',
  ),
  'thrown-hand': t.both(
    'Zombie Heroes are ignored. No dice can be added. The Hand is then removed',
    'Les Héros Zombies sont ignorés. Aucun dé ne peut être ajouté. La Main est ensuite retirée',
  ),
}

function enemyLines({ stats, kind }: Enemy): t.Phrase[] {
  const { toughness: n = 0, actions = 0, range = 0, blast = 0 } = stats
  const lines: t.Phrase[] = [t.group(t.bare(toughness), n, ',', t.count(actions, action))]
  if (range > 0)
    lines.push(
      t.group(
        t.both('Attacks', 'Attaque'),
        within(0, range),
        blast > 0
          ? t.both(': 1 Wound to every hero of the Zone', ': 1 Blessure à chaque Super-Héros de la Zone')
          : '',
      ),
    )
  if (kind === 'zombieHero')
    lines.push(
      t.both('Worth as much experience as its Toughness', 'Rapporte autant d’expérience que son Endurance'),
    )
  return lines
}

const flagLines: Readonly<Record<MissionFlag, t.Phrase>> = {
  shutters: t.both('Nobody can open windows', 'Personne ne peut ouvrir les fenêtres'),
  inHiding: t.both(
    'Citizen cards are only revealed when a hero enters their Zone',
    'Les cartes Citoyen ne sont révélées que lorsqu’un Super-Héros entre dans leur Zone',
  ),
  alwaysAlert: t.both('Floors without heroes stay active', 'Les étages sans Super-Héros restent actifs'),
  unstoppableJuggernaut: t.both(
    'When Juggernaut would be eliminated, he is laid down instead, and stands up at the end of the next Enemy Phase',
    'Quand Juggernaut est censé être éliminé, il est couché à la place et se relève à la fin de la Phase des Ennemis suivante',
  ),
  handByGathering: t.both(
    'The Sentinel Hand makes no attacks; once charged, a hero who leaves its Zone may spend 1 more Action to take it along',
    'La Main de Sentinelle n’attaque pas ; une fois chargée, un Super-Héros qui quitte sa Zone peut dépenser 1 Action de plus pour l’emporter',
  ),
}

type Said = (field: string) => t.Phrase

function missionLines(mission: Mission, said: Said): t.Phrase[] {
  const { flags, leaving, defeat, extraDraw, layout } = mission
  const lines: t.Phrase[] = []
  if (leaving !== null)
    lines.push(
      t.group(
        t.both(
          'A hero who ends a turn in the Exit, without Enemies there, may leave if',
          'Un Super-Héros qui termine son Tour dans la Sortie, sans Ennemi présent, peut partir si',
        ),
        said('leaving'),
      ),
    )
  if (mission.leavesWithCitizen)
    lines.push(
      t.both(
        'Only a hero who holds a citizen may leave',
        'Seul un Super-Héros qui détient un Citoyen peut partir',
      ),
    )
  if (defeat !== null)
    lines.push(t.group(t.both('The game is lost as soon as', 'La partie est perdue dès que'), said('defeat')))
  for (const flag of flags) lines.push(flagLines[flag])
  for (const id of layout.still)
    lines.push(t.group(t.thing(id), t.both('never moves', 'ne se déplace jamais')))
  if (layout.lift !== null && !layout.lift.works)
    lines.push(t.both('The lift cannot be used', 'L’ascenseur ne peut pas être utilisé'))
  if (extraDraw)
    lines.push(
      t.both(
        'With five or six heroes, the Initial Spawn Point draws one more card',
        'Avec cinq ou six Super-Héros, le Point de Génération Initial pioche une carte de plus',
      ),
    )
  return lines
}

const fighterLine = t.both(
  'Fighter: ignores a Wound on a roll of 5 or more',
  'Combattant : ignore une Blessure sur un résultat de 5 ou plus',
)

/** What a piece says besides its texts: numbers and rules that are said by a word. */
export function lines(definition: Definition, said: Said): readonly t.Phrase[] {
  switch (definition.kind) {
    case 'hero':
      return heroLines(definition as Hero)
    case 'attack':
      return [attackLine(definition as Attack), ...[handLines[definition.id] ?? []].flat()]
    case 'skill':
      return [
        t.group(
          t.both('Danger Level', 'Niveau de Danger'),
          levelName(dangers[(definition as Skill).level] ?? ''),
        ),
      ]
    case 'enemy':
    case 'zombieHero':
      return enemyLines(definition as Enemy)
    case 'citizen':
      return (definition as Citizen).fighter ? [fighterLine] : []
    case 'mission':
      return missionLines(definition as Mission, said)
    default:
      return []
  }
}
