import type { Plate } from '../art/plate.ts'
import { type GestureName, gestures } from './gestures.ts'

/** What makes a hero known at a glance: two inks and a gesture, drawn by hand for each; the glyph stands in `glyphs/heroes.ts`. */
export interface Signature {
  readonly plate: Plate
  readonly gesture: GestureName
}

const kit = (vivid: string, ink: string, tint: string, second: string, gesture: GestureName): Signature => ({
  plate: { vivid, ink, tint, second },
  gesture,
})

const nobody = kit('#E9B949', '#7E5900', '#2A1A05', '#E58B3C', 'rosette')

const signatures: Readonly<Record<string, Signature>> = {
  gunslinger: kit('#EDBB4B', '#7E5900', '#2B1B06', '#E27C48', 'spurs'),
  barbarian: kit('#FF8150', '#A83A0C', '#331005', '#D9C39A', 'notches'),
  paladin: kit('#9CCBF5', '#1F6196', '#0A2036', '#F0C75A', 'crosslets'),
  cursed_pirate: kit('#72D3A0', '#0E6B45', '#062A1D', '#E9B949', 'swell'),
  shadow_thief: kit('#B7A6E8', '#5E4A9E', '#1B1433', '#63D2C2', 'blinds'),
  pyromancer: kit('#FF6F52', '#B32E14', '#370B05', '#FFC04D', 'tongues'),
  vampire_lord: kit('#F0555F', '#B01E2E', '#33060C', '#C39BFF', 'drips'),
  moon_elf: kit('#8DBBFF', '#2A5CB0', '#0B1B3B', '#E4EAF6', 'crescents'),
  monk: kit('#F4C552', '#805800', '#2C1B03', '#F0803F', 'ripples'),
  ninja: kit('#B3BDCE', '#505B70', '#161C28', '#F0555F', 'stars'),
  treant: kit('#7FC766', '#2F6E1B', '#10260A', '#CFA066', 'grain'),
  seraph: kit('#F7DB74', '#796000', '#2A2105', '#93D6F6', 'feathers'),
  samurai: kit('#F57B96', '#AE2D50', '#370A19', '#F2C14E', 'scales'),
  tactician: kit('#6BA5FF', '#2159BC', '#0A1B3E', '#E9B949', 'chevrons'),
  huntress: kit('#BBD350', '#55690A', '#1D2605', '#E58B3C', 'claws'),
  artificer: kit('#58D3D8', '#066A70', '#04282B', '#C79BFF', 'circuit'),
}

/** A hero's signature, or that of the tournament for cards of nobody in particular. */
export function signatureOf(hero: string): Signature {
  return signatures[hero] ?? nobody
}

/** A hero's gesture as a tile for style sheets, printed in its two inks. */
export function gestureImage(hero: string): string {
  const { plate, gesture } = signatureOf(hero)
  const { width, height, first, second } = gestures[gesture]
  const line = (d: string, colour: string) =>
    d === ''
      ? ''
      : `<path d='${d}' fill='none' stroke='${colour}' stroke-width='1.3' stroke-linecap='round'/>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${line(first, plate.vivid)}${line(second, plate.second)}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
