import * as addressSettings from '@cairn/contract/sites/address-settings'
import * as siteSettings from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf, locales } from '@cairn/contract/sites/sites'
import { afterAll, vi } from 'vitest'

/**
 * Changes settings of the sites for the tests of a file. `overrides` is called at each read, so that a test
 * can change them.
 */
export function overrideSiteSettings(
  overrides: (locale: Locale) => Partial<siteSettings.SiteSettings>,
) {
  const { settingsOf } = siteSettings
  const { addressSettingsOf } = addressSettings
  const settingsWithOverrides = (locale: Locale) => ({
    ...settingsOf(locale),
    ...overrides(locale),
  })
  const spies = [
    vi
      .spyOn(addressSettings, 'addressSettingsOf')
      .mockImplementation((locale) => ({ ...addressSettingsOf(locale), ...overrides(locale) })),
    vi.spyOn(siteSettings, 'settingsOf').mockImplementation(settingsWithOverrides),
    vi
      .spyOn(siteSettings, 'settingsOfSite')
      .mockImplementation((siteId) =>
        settingsWithOverrides(
          locales.find((locale) => siteOf(locale).siteId === siteId) ?? 'en-us',
        ),
      ),
  ]
  afterAll(() => spies.forEach((spy) => spy.mockRestore()))
}
