/** The page as a server gives it out; what builds it is apart (`build.ts`), for it needs the bundler. */
export { machineLanguage } from './buildWords.ts'
export { currentSite } from './currentSite.ts'
export { protection } from './headers.ts'
export { listen, NoAddress, NoPort } from './listen.ts'
export { refuseConnection } from './refusals.ts'
export { readSite } from './site.ts'
export { type Beside, siteServer, type TimeLimits } from './siteServer.ts'
