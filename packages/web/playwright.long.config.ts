// Whole games by people in browsers, which take longer than `npm test`: npm run -s browsers
import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

export default defineConfig({ ...usual, testMatch: '*.long.ts', workers: 1, fullyParallel: false })
