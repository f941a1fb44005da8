import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconPictures } from '../iconCompiler.ts'

/** Builds the contact sheet of all cards; `pictures/take.ts` fills it and looks at it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), iconPictures()],
  build: {
    outDir: '../dist-pictures',
    emptyOutDir: true,
    rollupOptions: { input: `${import.meta.dirname}/sheet.html` },
  },
})
