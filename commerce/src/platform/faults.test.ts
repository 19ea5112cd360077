import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { armFaults, faultPoint, onFault } from './faults.ts'

test('a point that nobody armed does nothing', async () => {
  await expect(faultPoint('cart.saved')).resolves.toBeUndefined()
})

test('an armed point does its deed until it is disarmed', async () => {
  const disarm = onFault('cart.saved', () => {
    throw new Error('now')
  })
  await expect(faultPoint('cart.saved')).rejects.toThrow('now')
  disarm()
  await expect(faultPoint('cart.saved')).resolves.toBeUndefined()
})

test('a process can be told to wait and to die at a point', () => {
  const script = `
    import { armFaults, faultPoint } from '${new URL('faults.ts', import.meta.url).href}'
    armFaults('a=wait:100, b=kill')
    const begun = Date.now()
    await faultPoint('a')
    console.log(Date.now() - begun >= 99 ? 'waited' : 'went on')
    await faultPoint('b')
    console.log('survived')`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect([run.stdout.toString(), run.signal]).toEqual(['waited\n', 'SIGKILL'])
})

test('a setting that means nothing stops the start', () => {
  expect(() => armFaults('cart.saved=explode')).toThrow('"cart.saved=explode" is no fault')
})
