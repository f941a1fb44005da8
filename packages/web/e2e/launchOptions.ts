import { chromiumPath } from './browser.ts'

/**
 * Features of Chromium that are off in tests. The first two are popups of the address line that nobody sees, and that took half of
 * a second of the processor for each new window. The others are those that Playwright turns off: Chromium obeys only the last list.
 */
const off = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** How every program of ours starts Chromium: without what asks the network, or draws what nobody sees. */
export function launchOptions(...more: readonly string[]) {
  return {
    executablePath: chromiumPath(),
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${off.join(',')}`,
      ...more,
    ],
  }
}
