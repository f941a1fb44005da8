import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { buildOf } from './builds.ts'
import { iconPictures } from './iconCompiler.ts'

const builtGames = ['champions', 'dicethrone', 'villainous', 'zombies'] as const
const GAME_BUILDS = JSON.stringify(Object.fromEntries(builtGames.map((game) => [game, buildOf(game)])))

/** Parts of the page that change seldom, so that an update leaves them in the browser's cache. */
const libraries: readonly (readonly [name: string, of: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  [
    'aria',
    /node_modules\/(@react-aria|@react-stately|react-aria|react-stately|react-aria-components|@internationalized)\//,
  ],
  ['router', /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//],
]

export default defineConfig({
  root: import.meta.dirname,
  define: { GAME_BUILDS },
  plugins: [
    react(),
    iconPictures(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/page/offline',
      filename: 'serviceWorker.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Quadriga',
        short_name: 'Quadriga',
        description: 'Marvel Champions, Dice Throne, Marvel Villainous, Marvel Zombies',
        display: 'standalone',
        background_color: '#0b0e14',
        theme_color: '#0b0e14',
        start_url: '/',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
  ],
  worker: {
    format: 'es',
    // Rules and cards are values and functions: what only deck building needs comes with the deck builder.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          {
            test: /packages\/(kernel|table|champions|dicethrone|villainous|zombies)\/src\//,
            sideEffects: false,
          },
        ],
      },
    },
  },
  build: {
    target: 'es2023',
    // `npm start` builds into a new folder each time (server/build.ts); this one is for `vite build` by hand.
    outDir: 'dist/by-hand',
    emptyOutDir: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: libraries.map(([name, test]) => ({ name, test })) } },
    },
  },
})
