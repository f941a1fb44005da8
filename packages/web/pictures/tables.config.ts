import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconPictures } from '../iconCompiler.ts'

/** Serves the prepared tables of `situations.ts` while boards are drawn. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconPictures()],
  publicDir: `${import.meta.dirname}/../.cache`,
  define: { GAME_BUILDS: '{}' },
  server: { hmr: false },
})
