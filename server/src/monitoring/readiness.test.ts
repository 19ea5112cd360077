import { setTimeout as sleep } from 'node:timers/promises'
import { openTestDatabase } from '@cairn/commerce/platform/database/testing'
import { expect, test } from 'vitest'
import { createDatabaseReadiness, createReadinessProbe } from './readiness.ts'

test('a database that accepts no writes is not ready, until it accepts them again', async () => {
  const database = await openTestDatabase()
  let nowMs = 0
  const isReady = createDatabaseReadiness(database, () => nowMs)
  const isReadyLater = () => {
    nowMs += 1_000
    return isReady()
  }
  expect(await isReady()).toBe(true)

  await database.exec('alter table write_probes add constraint full_disk check (false) not valid')
  expect(await isReadyLater()).toBe(false)
  expect(await isReadyLater()).toBe(false)
  await database.exec('alter table write_probes drop constraint full_disk')
  expect(await isReadyLater()).toBe(true)
  await database.close()
})

test('readiness requests within a second write once', async () => {
  const database = await openTestDatabase()
  const isReady = createDatabaseReadiness(database, () => 0)
  await isReady()
  await database.exec('delete from write_probes')
  expect(await isReady()).toBe(true)

  expect((await database.run('select * from write_probes')).rows).toEqual([])
  await database.close()
})

test('concurrent readiness requests share one ping of the database', async () => {
  let pings = 0
  const ping = () => {
    pings += 1
    return sleep(20)
  }
  const isReady = createReadinessProbe(ping)

  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
  expect(pings).toBe(1)
  expect(await isReady()).toBe(true)
  expect(pings).toBe(2)
})

test('a failed ping means not ready', async () => {
  const isReady = createReadinessProbe(() => Promise.reject(new Error('away')))

  expect(await isReady()).toBe(false)
})

test('a ping without a response means not ready', async () => {
  const isReady = createReadinessProbe(() => new Promise(() => {}))

  expect(await isReady()).toBe(false)
})
