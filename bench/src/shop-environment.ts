import { shopOrigin } from '@cairn/commerce/testing/visitor'
import type { Environment } from './child-server.ts'

type ShopSettings = { databaseUrl: string; dataDirectory: string; sandboxPort: number }

/** The demo shop, without what would refuse the requests of the load. */
export const shopEnvironment = ({ databaseUrl, dataDirectory, sandboxPort }: ShopSettings) =>
  ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: shopOrigin,
    RATE_LIMITS: 'off',
    CAPTCHA_PROVIDER: 'none',
    SANDBOX_PORT: String(sandboxPort),
    SEED: 'demo',
  }) satisfies Environment
