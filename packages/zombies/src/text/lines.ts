import type { Definition } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { Attack, Citizen, Enemy, Hero, Mission, MissionFlag, Mode, Skill } from '../piece.ts'
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

/** Which attacks and which Skills a hero has. */
function heroLines({ attack, devours, skills }: Hero): t.Phrase[] {
  const attacks =
    devours === ''
      ? t.labelled(t.both('Attack', 'Attaque'), t.titled(attack))
      : t.labelled(t.both('Attacks', 'Attaques'), t.and(t.titled(attack), t.titled(devours)))
  return [attacks, t.labelled(t.both('Skills', 'Compétences'), t.and(...skills.map((id) => t.titled(id))))]
}

const eatLine = t.both(
  'Against one target, an Enemy or a citizen. If it is eliminated, Hunger falls to 0; a citizen’s card is kept',
  'Contre une seule cible, Ennemi ou Citoyen. Si elle est éliminée, la Faim tombe à 0 ; la carte d’un Citoyen est gardée',
)

const handLines: Readonly<Record<string, t.Phrase>> = {
  'plasma-shot': t.both(
    'Each die that hits counts as 2 Hits on one Enemy. No dice can be added. The Hand is then discharged',
    'Chaque dé qui touche compte comme 2 Touches sur un même Ennemi. Aucun dé ne peut être ajouté. La Main est ensuite déchargée',
  ),
  'thrown-hand': t.both(
    'Zombie Heroes and Super Heroes are ignored. No dice can be added. The Hand is then removed',
    'Les Héros Zombies et les Super-Héros sont ignorés. Aucun dé ne peut être ajouté. La Main est ensuite retirée',
  ),
}

/** What Super Heroes do to Zombie Heroes, by the number that says it. */
const championLines: Readonly<Record<string, t.Phrase>> = {
  silences: t.both(
    'Zombie Heroes in this Zone have no Skills',
    'Les Héros Zombies dans cette Zone n’ont plus de Compétences',
  ),
  rises: t.both(
    'Eliminated by anything but Devour, he is laid down instead; his next activation only makes him stand up',
    'Éliminé autrement que par la Dévoration, il est couché à la place ; son activation suivante sert à se relever',
  ),
  shielded: t.both(
    'Attacks from another Zone cannot hit him',
    'Les Attaques venant d’une autre Zone ne peuvent pas le toucher',
  ),
  dulls: t.both(
    'Attacks against this Zone get −1 to every die result',
    'Les Attaques contre cette Zone subissent −1 à chaque résultat de dé',
  ),
}

const lastInLine = t.both('Comes last in Target Priority', 'Passe en dernier dans la Priorité des Cibles')

function enemyLines({ stats, kind, priority }: Enemy): t.Phrase[] {
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
  for (const [stat, line] of Object.entries(championLines)) if ((stats[stat] ?? 0) > 0) lines.push(line)
  if (kind === 'superHero' && priority > 1) lines.push(lastInLine)
  if (kind === 'zombieHero' || kind === 'superHero')
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
  deserted: t.both(
    'No Spawn cards are drawn when a building is opened; only citizens are revealed',
    'Aucune carte Génération n’est piochée à l’ouverture d’un bâtiment ; seuls les Citoyens sont révélés',
  ),
  mobilised: t.both(
    'Enemies that see no Zombie Hero go to the highlighted building, and never leave it again',
    'Les Ennemis qui ne voient aucun Héros Zombie vont vers le bâtiment surligné et ne le quittent plus',
  ),
  forcedDoors: t.both(
    'Enemies force doors as they force windows',
    'Les Ennemis forcent les portes comme les fenêtres',
  ),
  handByGathering: t.both(
    'The Sentinel Hand makes no attacks; once it is charged, a hero who leaves its Zone may spend 1 more Action to take it along',
    'La Main de Sentinelle n’attaque pas ; une fois qu’elle est chargée, un Super-Héros qui quitte sa Zone peut dépenser 1 Action de plus pour l’emporter',
  ),
}

type Said = (field: string) => t.Phrase

/** Rules whose words name the players' figures, as Zombie Mode has them. */
const zombieFlagLines: Partial<Readonly<Record<MissionFlag, t.Phrase>>> = {
  inHiding: t.both(
    'Citizen cards are only revealed when a Zombie Hero enters their Zone',
    'Les cartes Citoyen ne sont révélées que lorsqu’un Héros Zombie entre dans leur Zone',
  ),
  alwaysAlert: t.both(
    'Floors without Zombie Heroes stay active',
    'Les étages sans Héros Zombie restent actifs',
  ),
}

const leavingLines: Readonly<Record<Mode, t.Phrase>> = {
  heroic: t.both(
    'A hero who ends a turn in the Exit, without Enemies there, may leave if',
    'Un Super-Héros qui termine son Tour dans la Sortie, sans Ennemi présent, peut partir si',
  ),
  zombie: t.both(
    'A Zombie Hero who ends a turn in the Exit, without Enemies there, may leave if',
    'Un Héros Zombie qui termine son Tour dans la Sortie, sans Ennemi présent, peut partir si',
  ),
}

function startsLift({ abilities }: Mission): boolean {
  return JSON.stringify(abilities).includes('"op":"startLift"')
}

/** What only missions of one's own say so far: how dangerous they begin, stairs, and whom they are made for. */
function ownLines({ danger, stairs, team }: Mission): t.Phrase[] {
  const lines: t.Phrase[] = []
  if (danger > 0)
    lines.push(
      t.group(
        t.both(
          'Spawn cards are read at this Danger Level at least:',
          'Les cartes Génération se lisent au moins à ce Niveau de Danger :',
        ),
        levelName(dangers[danger] ?? ''),
      ),
    )
  for (const [from, to] of stairs)
    lines.push(t.group(t.both('Stairs:', 'Escalier :'), t.and(t.thing(from), t.thing(to))))
  if (team.length > 0)
    lines.push(t.group(t.both('Made for', 'Conçue pour'), t.and(...team.map((id) => t.thing(id)))))
  return lines
}

function missionLines(mission: Mission, said: Said): t.Phrase[] {
  const { mode, flags, leaving, defeat, extraDraw, layout } = mission
  const lines: t.Phrase[] = []
  if (mode === 'zombie')
    lines.push(
      t.both(
        'Zombie Mode: players are the Zombie Heroes',
        'Mode Zombie : les joueurs sont les Héros Zombies',
      ),
    )
  if (leaving !== null) lines.push(t.group(leavingLines[mode], t.told(said('leaving'))))
  if (mission.leavesWithCitizen)
    lines.push(
      t.both(
        'Only a hero who holds a citizen may leave',
        'Seul un Super-Héros qui détient un Citoyen peut partir',
      ),
    )
  if (defeat !== null)
    lines.push(t.group(t.both('The game is lost as soon as', 'La partie est perdue dès que'), said('defeat')))
  for (const flag of flags)
    lines.push((mode === 'zombie' ? zombieFlagLines[flag] : undefined) ?? flagLines[flag])
  for (const id of layout.still)
    lines.push(t.group(t.thing(id), t.both('never moves', 'ne se déplace jamais')))
  if (layout.blueLine.length > 0)
    lines.push(
      t.group(
        t.both(
          'With four Zombie Heroes at most, cards for these Spawn Points are read on the Blue line:',
          'Avec quatre Héros Zombies au plus, les cartes de ces Points de Génération se lisent sur la ligne bleue :',
        ),
        t.and(...layout.blueLine.map((color) => t.thing(`point-${color}`))),
      ),
    )
  if (layout.lift !== null && !layout.lift.works)
    lines.push(
      startsLift(mission)
        ? t.both('The lift cannot be used at first', 'L’ascenseur ne peut d’abord pas être utilisé')
        : t.both('The lift cannot be used', 'L’ascenseur ne peut pas être utilisé'),
    )
  lines.push(...ownLines(mission))
  if (extraDraw)
    lines.push(
      t.both(
        'With five or six heroes, the Initial Spawn Point draws one more card',
        'Avec cinq ou six Super-Héros, le Point de Génération Initial pioche une carte de plus',
      ),
    )
  return lines
}

const fighterLines: Readonly<Record<Mode, t.Phrase>> = {
  heroic: t.both(
    'Fighter: ignores a Wound on a roll of 5 or more',
    'Combattant : ignore une Blessure sur un résultat de 5 ou plus',
  ),
  zombie: t.both(
    'Fighter: ignores a Hit of Devour on a roll of 5 or more',
    'Combattant : ignore une Touche de Dévoration sur un résultat de 5 ou plus',
  ),
}

function citizenLines({ fighter, mode }: Citizen): t.Phrase[] {
  return fighter ? [fighterLines[mode]] : []
}

/** What a piece says besides its texts: numbers and rules that are said by a word. */
export function lines(definition: Definition, said: Said): readonly t.Phrase[] {
  switch (definition.kind) {
    case 'hero':
      return heroLines(definition as Hero)
    case 'attack':
      return [
        attackLine(definition as Attack),
        ...((definition as Attack).eats ? [eatLine] : []),
        ...[handLines[definition.id] ?? []].flat(),
      ]
    case 'skill':
      return [
        t.group(
          t.both('Danger Level', 'Niveau de Danger'),
          levelName(dangers[(definition as Skill).level] ?? ''),
        ),
      ]
    case 'enemy':
    case 'zombieHero':
    case 'superHero':
      return enemyLines(definition as Enemy)
    case 'citizen':
      return citizenLines(definition as Citizen)
    case 'mission':
      return missionLines(definition as Mission, said)
    default:
      return []
  }
}
