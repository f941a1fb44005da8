import { tile } from '../build/index.ts'

/** The first floor. */
export const firstTiles = [
  tile('16V', 'first', ['dormA dormB common-w', 'cor10 cor11 cor12', 'studyhall-w studyhall-w studyhall-w'], {
    zones: [
      'dormA room dormA',
      'dormB room dormB',
      'common-w room common-w spawn+citizen',
      'cor10 corridor west-wing',
      'cor11 corridor west-wing',
      'cor12 corridor west-wing',
      'studyhall-w room studyhall-w spawn+citizen',
    ],
    passages: [
      'dormA cor10 open 00-10',
      'dormB cor11 open 01-11',
      'common-w cor12 door:d-common-w 02-12',
      'cor10 cor11 open 10-11',
      'cor11 cor12 open 11-12',
      'cor11 studyhall-w door:d-studyhall-w 11-21',
    ],
    borders: {
      N: 'wall wall wall',
      E: 'wall door:d-wing-west wall',
      S: 'wall wall wall',
      W: 'wall wall wall',
    },
  }),
  tile('17V', 'first', ['land-w stairwell land-e', 'cor10 cor11 cor12', 'shaft suite suite'], {
    zones: [
      'land-w corridor landing',
      'stairwell blocked -',
      'land-e corridor landing',
      'cor10 corridor landing',
      'cor11 corridor landing',
      'cor12 corridor landing',
      'shaft shaft shaft',
      'suite room suite spawn+citizen',
    ],
    passages: [
      'land-w cor10 open 00-10',
      'land-e cor12 open 02-12',
      'cor10 cor11 open 10-11',
      'cor10 shaft elevator:e-17V 10-20',
      'cor11 cor12 open 11-12',
      'cor12 suite door:d-suite 12-22',
    ],
    borders: {
      N: 'wall wall wall',
      E: 'wall door:d-wing-east wall',
      S: 'wall wall wall',
      W: 'wall door:d-wing-west wall',
    },
  }),
  tile('18V', 'first', ['common-e dormC dormD', 'cor10 cor11 cor12', 'studyhall-e studyhall-e studyhall-e'], {
    zones: [
      'common-e room common-e spawn+citizen',
      'dormC room dormC',
      'dormD room dormD',
      'cor10 corridor east-wing',
      'cor11 corridor east-wing',
      'cor12 corridor east-wing',
      'studyhall-e room studyhall-e spawn+citizen',
    ],
    passages: [
      'common-e cor10 door:d-common-e 00-10',
      'dormC cor11 open 01-11',
      'dormD cor12 open 02-12',
      'cor10 cor11 open 10-11',
      'cor11 cor12 open 11-12',
      'cor11 studyhall-e door:d-studyhall-e 11-21',
    ],
    borders: {
      N: 'wall wall wall',
      E: 'wall wall wall',
      S: 'wall wall wall',
      W: 'wall door:d-wing-east wall',
    },
  }),
]
