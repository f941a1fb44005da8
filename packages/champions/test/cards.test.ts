import { readFileSync, writeFileSync } from 'node:fs'
import { champions } from '@quadriga/champions'
import { describeDefinition, load, plain } from '@quadriga/kernel'
import { expect, test } from 'vitest'

const golden = new URL('cards.golden.md', import.meta.url)

const paragraphs = (id: string, language: 'en' | 'fr'): string[] =>
  describeDefinition('champions', id, language).map((text) => plain(text))

/** Every card with its computed text, to be read by people. */
function sheet(): string {
  load(champions)
  const cards = champions.content.map(({ id, names }) => {
    const said = (['en', 'fr'] as const).flatMap((language) =>
      paragraphs(id, language).map((line) => `- ${language}: ${line}`),
    )
    return [`## ${names.en} / ${names.fr} (${id})`, ...said].join('\n')
  })
  return `# Card texts of Champions\n\n${cards.join('\n\n')}\n`
}

test('every card says itself in both languages as the golden file has it', () => {
  const now = sheet()
  if (process.env['GOLDEN'] === 'write') writeFileSync(golden, now)
  expect(now).toBe(readFileSync(golden, 'utf8'))
})

test('the four hard cards read as a player would say them', () => {
  load(champions)
  expect(paragraphs('backflip', 'en')).toEqual([
    'Interrupt (defense): When you would take damage from an attack, prevent all of it.',
  ])
  expect(paragraphs('backflip', 'fr')).toEqual([
    'Interruption (défense)\u00a0: quand vous êtes censé subir des dégâts d’une attaque, prévenez-les tous.',
  ])
  expect(paragraphs('armored-rhino-suit', 'en')).toEqual([
    'Attach this card to the villain.',
    'Forced Interrupt: When the villain would take damage, place it on this card instead; then, if there is at least 5 damage on this card, discard this card.',
  ])
  expect(paragraphs('armored-rhino-suit', 'fr')[1]).toBe(
    'Interruption forcée\u00a0: quand le méchant est censé subir des dégâts, placez-les sur cette carte à la place\u202f; ensuite, s’il y a au moins 5 dégâts sur cette carte, défaussez cette carte.',
  )
  expect(paragraphs('wakanda-forever-energy', 'en')).toEqual([
    'Hero Action: For each Black Panther upgrade you control, resolve its Special ability as one step of a sequence, in any order.',
  ])
  expect(paragraphs('panther-claws', 'fr')).toEqual([
    'Spécial (attaque)\u00a0: infligez 2 dégâts à un ennemi (4 à la place s’il s’agit de la dernière étape de la séquence).',
  ])
  expect(paragraphs('ultron-2', 'en')).toEqual([
    'Forced Interrupt: When Ultron attacks, the attacked player puts the top card of their deck into play facedown as a Drone minion engaged with them; until the end of this attack, Ultron gets +1 ATK for each Drone minion engaged with that player.',
  ])
})
