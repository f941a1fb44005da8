/** The inks a picture is printed with. `vivid` carries only dark text; `ink` is for white paper, `tint` for the dark table. */
export interface Plate {
  readonly vivid: string
  readonly ink: string
  readonly tint: string
  /** The second plate, next to the first in hue. */
  readonly second: string
}

const plate = (vivid: string, ink: string, tint: string, second: string): Plate => ({
  vivid,
  ink,
  tint,
  second,
})

/** Hues of the design, each with a neighbour for the second plate. */
export const plates = {
  aggression: plate('#E5484D', '#CF323C', '#3D090C', '#F2863E'),
  justice: plate('#F2C230', '#8C6900', '#2C1C00', '#B5D23A'),
  leadership: plate('#4C8DFF', '#2B6AD9', '#071D44', '#46C3F0'),
  protection: plate('#3FB871', '#00803D', '#00290B', '#3FC2B4'),
  basic: plate('#9AA5B8', '#656F81', '#171F2E', '#A9A3C9'),
  encounter: plate('#B98BFF', '#8556C5', '#26133F', '#E07BD0'),
  gold: plate('#E9B949', '#926800', '#2E1B00', '#E58B3C'),
  flame: plate('#FF7A3D', '#C34300', '#3C0D00', '#F2B92E'),
  frost: plate('#58C7E8', '#007997', '#002534', '#7CA6F0'),
  venom: plate('#8BD450', '#3B7E00', '#0E2600', '#3FC98E'),
  royal: plate('#C79BFF', '#865BB9', '#28123E', '#F27BB5'),
  rose: plate('#F27BB5', '#B6447F', '#390A24', '#FF8A6B'),
  ash: plate('#A9B4C7', '#5C6880', '#171F2E', '#7CB7FF'),
} as const satisfies Record<string, Plate>

export type PlateName = keyof typeof plates
