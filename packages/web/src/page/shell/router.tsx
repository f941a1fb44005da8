import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { Landing } from '../landing/Landing.tsx'
import { Fault } from './Fault.tsx'
import { NotFound } from './NotFound.tsx'
import { Shell } from './Shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Fault })

const landing = createRoute({ getParentRoute: () => root, path: '/', component: Landing })

const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  validateSearch: ({
    deck,
    room: within,
  }: Record<string, unknown>): { readonly deck?: string; readonly room?: string } => ({
    ...(typeof deck === 'string' ? { deck } : {}),
    ...(typeof within === 'string' ? { room: within } : {}),
  }),
  component: lazyRouteComponent(() => import('../setup/SetupScreen.tsx'), 'SetupScreen'),
})

const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('../play/TableScreen.tsx'), 'TableScreen'),
})

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: ({ at }: Record<string, unknown>): { readonly at?: number } =>
    typeof at === 'number' && Number.isInteger(at) && at > 0 ? { at } : {},
  component: lazyRouteComponent(() => import('../replay/ReplayScreen.tsx'), 'ReplayScreen'),
})

const online = createRoute({
  getParentRoute: () => root,
  path: '/online/$id',
  component: lazyRouteComponent(() => import('../online/OnlineScreen.tsx'), 'OnlineScreen'),
})

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  validateSearch: ({
    table: of,
    seat,
  }: Record<string, unknown>): { readonly table?: string; readonly seat?: number } => ({
    ...(typeof of === 'string' ? { table: of } : {}),
    ...(typeof seat === 'number' ? { seat } : {}),
  }),
  component: lazyRouteComponent(() => import('../online/JoinScreen.tsx'), 'JoinScreen'),
})

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  validateSearch: ({ table: of }: Record<string, unknown>): { readonly table?: string } =>
    typeof of === 'string' ? { table: of } : {},
  component: lazyRouteComponent(() => import('../fair/FairScreen.tsx'), 'FairScreen'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/AccountScreen.tsx'), 'AccountScreen'),
})

const rooms = createRoute({
  getParentRoute: () => root,
  path: '/rooms',
  component: lazyRouteComponent(() => import('../club/RoomsScreen.tsx'), 'RoomsScreen'),
})

const roomDoor = createRoute({
  getParentRoute: () => root,
  path: '/rooms/join',
  component: lazyRouteComponent(() => import('../club/RoomDoor.tsx'), 'RoomDoor'),
})

const room = createRoute({
  getParentRoute: () => root,
  path: '/rooms/$id',
  component: lazyRouteComponent(() => import('../club/RoomScreen.tsx'), 'RoomScreen'),
})

const openList = createRoute({
  getParentRoute: () => root,
  path: '/tables',
  component: lazyRouteComponent(() => import('../club/OpenTables.tsx'), 'OpenTables'),
})

const puzzles = createRoute({
  getParentRoute: () => root,
  path: '/puzzles',
  component: lazyRouteComponent(() => import('../puzzles/PuzzlesScreen.tsx'), 'PuzzlesScreen'),
})

const puzzle = createRoute({
  getParentRoute: () => root,
  path: '/puzzles/$game/$n',
  component: lazyRouteComponent(() => import('../puzzles/PuzzleScreen.tsx'), 'PuzzleScreen'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('../settings/SettingsScreen.tsx'), 'SettingsScreen'),
})

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$',
  // Digits alone would arrive as a number.
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  component: lazyRouteComponent(() => import('../rules/RulesScreen.tsx'), 'RulesScreen'),
})

const decks = createRoute({
  getParentRoute: () => root,
  path: '/decks',
  component: lazyRouteComponent(() => import('../decks/DecksScreen.tsx'), 'DecksScreen'),
})

const deckImport = createRoute({
  getParentRoute: () => root,
  path: '/decks/import',
  // A code of digits alone would arrive as a number.
  validateSearch: ({ code }: Record<string, unknown>): { readonly code?: string } =>
    typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {},
  component: lazyRouteComponent(() => import('../decks/ImportScreen.tsx'), 'ImportScreen'),
})

const deckCompare = createRoute({
  getParentRoute: () => root,
  path: '/decks/compare',
  validateSearch: ({
    left,
    right,
  }: Record<string, unknown>): { readonly left?: string; readonly right?: string } => ({
    ...(typeof left === 'string' ? { left } : {}),
    ...(typeof right === 'string' ? { right } : {}),
  }),
  component: lazyRouteComponent(() => import('../decks/CompareScreen.tsx'), 'CompareScreen'),
})

const deck = createRoute({
  getParentRoute: () => root,
  path: '/decks/$id',
  component: lazyRouteComponent(() => import('../decks/DeckScreen.tsx'), 'DeckScreen'),
})

const workshop = createRoute({
  getParentRoute: () => root,
  path: '/workshop',
  component: lazyRouteComponent(() => import('../workshop/WorkshopScreen.tsx'), 'WorkshopScreen'),
})

const work = createRoute({
  getParentRoute: () => root,
  path: '/workshop/$id',
  component: lazyRouteComponent(() => import('../workshop/WorkScreen.tsx'), 'WorkScreen'),
})

const credits = createRoute({
  getParentRoute: () => root,
  path: '/credits',
  component: lazyRouteComponent(() => import('../credits/CreditsScreen.tsx'), 'CreditsScreen'),
})

/** Every address of the page. A screen of its own is one route here and, if people can go there from the menu, one line in `navigation.ts`. */
export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    setup,
    table,
    online,
    join,
    fair,
    account,
    rooms,
    roomDoor,
    room,
    openList,
    replay,
    puzzles,
    puzzle,
    settings,
    credits,
    rules,
    decks,
    deckImport,
    deckCompare,
    deck,
    workshop,
    work,
  ]),
  defaultErrorComponent: Fault,
  defaultPreload: 'intent',
  // Addresses of rules are written as people read them: champions:guard.
  pathParamsAllowedCharacters: [':'],
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
