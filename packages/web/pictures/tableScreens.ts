import { fileOf } from '../e2e/prepared.ts'
import { recordedWin, savedWin } from '../prepared/recordedWin.ts'
import { preparedSave } from '../prepared/save.ts'
import type { SituationName } from '../prepared/situations.ts'
import { asText, change, click, key, saved, type Screen, table, inTurn } from './screenKind.ts'

/** The last piece that is seen, shown closely. */
const inspected: Screen = async (page) => {
  await page.locator('[data-piece] > button, button[data-piece]').filter({ visible: true }).last().focus()
  await page.keyboard.press(' ')
  await page.getByRole('dialog').waitFor()
}

const replay =
  (name: SituationName): Screen =>
  async (page) => {
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles(fileOf(preparedSave(name)))
    await page.locator('[data-replay]').waitFor()
    await page.keyboard.press(']')
  }

/** The villain's attack is let through, and what follows is told beat by beat. */
const film: Screen = async (page) => {
  await page.goto('/')
  await change(page, { film: 0.5, confirm: 'nothing' })
  await page.reload()
  await table('struck')(page)
  await page.getByRole('button', { name: /^(Nobody defends|Personne ne défend)/ }).click()
  await page.locator('[data-film]').waitFor()
  await page.keyboard.press('Space')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
}

const mission = (upTo: number): (() => string) => {
  return () => savedWin(recordedWin('MH0'), upTo)
}

/** Into the corner of a zone, where no figure is drawn. */
const zone =
  (name: string): Screen =>
  (page) =>
    page.locator(`[data-zone="${name}"]`).click({ position: { x: 26, y: 62 } })

const ready = '[data-place="hand"] [data-mark="able"] > button, [aria-label] [data-mark="able"] > button'

/** Every kind of moment at a table of each game. */
export const tableScreens: Readonly<Record<string, Screen>> = {
  turn: table('turn'),
  'turn-card': table('turn', click(ready)),
  defend: table('defend'),
  pay: table('pay'),
  struck: table('struck'),
  film,
  fullest: table('fullest'),
  'fullest-target': table('fullest', click('[data-mark="able"]:has([data-place="table"]) > button')),
  late: table('late'),
  'late-log': table('late', key('g')),
  'late-rules': table('late', key('Control+k')),
  'late-status': table('late', key('s')),
  'late-keys': table('late', key('?')),
  'late-sheet': table('late', (page) =>
    page.getByRole('button', { name: /^(Seats, pace and replay|Places, rythme et rediffusion)/ }).click(),
  ),
  'late-inspect': table('late', inspected),
  roll: table('roll'),
  duel: table('duel'),
  'duel-inspect': table('duel', inspected),
  'duel-log': table('duel', key('g')),
  offence: table('offence'),
  attacked: table('attacked'),
  'turned-die': table('turnedDie'),
  'four-fighters': table('fourFighters'),
  'three-fighters': table('threeFighters'),
  reaction: table('reaction'),
  'two-people': table('twoPeople'),
  villains: table('villainActs'),
  'villains-vanquish': table(
    'villainActs',
    inTurn(
      (page) =>
        page
          .getByRole('button', { name: /^(Vanquish|Éliminer)/ })
          .first()
          .click(),
      click('[data-side="foes"] [data-mark="target"] > button'),
    ),
  ),
  'villains-inspect': table('villainActs', inspected),
  'villains-log': table('villainActs', key('g')),
  'villains-move': table('villains'),
  'villains-crowd': table('villainCrowd'),
  'villains-fate': table('villainFate'),
  'villains-academies': table('villainAcademies'),
  'villains-closing': table('villainClosing'),
  'villains-curtain': table('threeVillains'),
  'villains-won': table('villainWon'),
  mission: table('mission'),
  'mission-attack': saved(mission(17), inTurn(zone('12V:danger11'), zone('12V:danger11'))),
  'mission-inspect': table('mission', inspected),
  'mission-log': table('mission', key('g')),
  'mission-won': saved(mission(10_000)),
  'zombie-mode': saved(() => savedWin(recordedWin('MZ3'), 2)),
  wounds: table('wounds'),
  horde: table('horde'),
  'turn-text': table('turn', asText),
  'roll-text': table('roll', asText),
  'villains-text': table('villainActs', asText),
  'mission-text': table('mission', asText),
  lost: table('lost'),
  won: table('won'),
  beaten: table('beaten'),
  replay: replay('won'),
  'replay-villains': replay('villainWon'),
}
