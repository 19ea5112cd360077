import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { armFaults, faultPoint, onFault } from './faults.ts'

test('does nothing at a point that is not armed', async () => {
  await expect(faultPoint('cart.saved')).resolves.toBeUndefined()
})

test('runs the action of an armed point until it is disarmed', async () => {
  const disarm = onFault('cart.saved', () => {
    throw new Error('now')
  })
  await expect(faultPoint('cart.saved')).rejects.toThrow('now')
  disarm()
  await expect(faultPoint('cart.saved')).resolves.toBeUndefined()
})

test('a process can wait and be killed at a point', () => {
  const script = `
    import { armFaults, faultPoint } from '${new URL('faults.ts', import.meta.url).href}'
    armFaults('a=wait:100, b=kill')
    const startedAt = Date.now()
    await faultPoint('a')
    console.log(Date.now() - startedAt >= 99 ? 'waited' : 'went on')
    await faultPoint('b')
    console.log('survived')`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect([run.stdout.toString(), run.signal]).toEqual(['waited\n', 'SIGKILL'])
})

test('throws for an invalid setting', () => {
  expect(() => armFaults('cart.saved=explode')).toThrow('"cart.saved=explode" is not a fault')
})
