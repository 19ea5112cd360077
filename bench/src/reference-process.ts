import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { hashPassword } from '@cairn/commerce/platform/passwords'
import { listen } from '@cairn/server/http/listen'
import { Hono } from 'hono'

/** The upper limit of the machine: the HTTP server of the shop with an answer from memory, the smallest query, the smallest insert or the hash of a password. */
const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'],
  poolSize: 10,
})
await database.exec(
  'create table if not exists reference_rows (id bigint generated always as identity)',
)
const answer = 'x'.repeat(18_700)
const app = new Hono()

app.get('/memory', (context) => context.body(answer, 200, { 'content-type': 'text/plain' }))
app.get('/select-1', async (context) => {
  const { rows } = await database.run('select 1 as one')
  return context.json(rows)
})
app.get('/one-row', async (context) => {
  const { rows } = await database.run('insert into reference_rows default values returning id')
  return context.json(rows)
})
app.get('/password-hash', async (context) => {
  const hash = await hashPassword('Trailhead1')
  return context.text(hash)
})
app.get('/readyz', (context) => context.text('ready'))

const { stop } = await listen(Number(process.env['PORT']), async (request) => app.fetch(request))

process.once('SIGTERM', () => void stop(1000).then(database.close))
