import { bothTrue } from '@quadriga/kernel/author'
import { missionsWith } from '../build/index.ts'
import { everyHeroEscaped, everyObjectiveTaken } from '../ops/objectives.ts'
import { stairs, tiles } from './tiles.ts'

const mission = missionsWith({ tiles, links: stairs })
const escape = bothTrue(everyObjectiveTaken, everyHeroEscaped)

/** The missions whose maps are laid out; only the first can be played to its end so far. */
export const missions = [
  mission(
    'MH0',
    { en: 'Stealing the X-Jet', fr: 'Le vol du X-Jet' },
    {
      floors: [{ level: 'basement', grid: [['12V'], ['15V']] }],
      objective: escape,
      start: '15V:cor00',
      exit: '15V:hangar21',
      spawns: [
        ['initial', '12V:cor22', 'start'],
        ['green', '15V:cor02', 'event:objective-green'],
      ],
      objectives: [['green', '12V:danger02']],
      doors: [['d-hangar-north', 'locked', 'green']],
      citizens: ['12V:danger12', '15V:hangar20'],
    },
  ),
  mission(
    'MH2',
    { en: 'Hitting the Road', fr: 'Prendre la route' },
    {
      floors: [
        {
          level: 'ground',
          grid: [
            ['13R', '14R', '15R'],
            ['16R', '17R', '18R'],
          ],
        },
      ],
      objective: escape,
      start: '17R:st21',
      exit: '18R:garage',
      spawns: [
        ['initial', '13R:st00', 'start'],
        ['red1', '15R:st02', 'start'],
        ['red2', '18R:st21', 'start'],
        ['green', '16R:st21', '5-6'],
      ],
      objectives: [['green', '16R:greenhouse']],
      doors: [
        ['d-greenhouse', 'locked', 'blue'],
        ['d-garage', 'locked', 'green'],
      ],
      citizens: [
        '13R:dining',
        '13R:kitchen',
        '14R:hall01',
        '15R:study',
        '15R:lounge',
        '16R:greenhouse',
        '18R:garage',
      ],
    },
  ),
  mission(
    'MH8',
    { en: 'Last Resort', fr: 'Dernier recours' },
    {
      floors: [
        {
          level: 'ground',
          grid: [
            ['13R', '14R', '15R'],
            ['16R', '17R', '18R'],
          ],
        },
      ],
      objective: escape,
      start: '14R:hall11',
      exit: '17R:st21',
      spawns: [
        ['initial', '16R:st22', 'start'],
        ['green', '13R:st20', '5-6'],
        ['red2', '13R:dining', 'start'],
        ['red3', '15R:study', 'start'],
        ['blue', '18R:st20', 'start'],
      ],
      objectives: [
        ['red', '16R:greenhouse'],
        ['red', '18R:garage'],
      ],
      doors: [
        ['d-front', 'open', ''],
        ['d-kitchen', 'open', ''],
        ['d-dining', 'open', ''],
        ['d-lounge', 'open', ''],
        ['d-study', 'open', ''],
        ['w-dining', 'open', ''],
        ['w-kitchen', 'open', ''],
        ['w-hall', 'open', ''],
        ['w-lounge', 'open', ''],
        ['w-study', 'open', ''],
      ],
      citizens: ['16R:greenhouse', '18R:garage'],
    },
  ),
]
