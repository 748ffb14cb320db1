import { expect, it } from 'vitest'
import { GatheredMetrics } from './gathered-metrics'
import { Restarts } from './restarts'

it('a worker that ends young is started again later and later, and is given up in the end', () => {
  const restarts = new Restarts()
  expect([9, 99, 999, 9999, 1].map((lived) => restarts.after(lived))).toEqual([0, 250, 1000, 3000, undefined])
})

it('a worker that lived for a while is started again at once, and has its chances anew', () => {
  const restarts = new Restarts()
  expect([1, 1, 1, 10_000, 1, 1].map((lived) => restarts.after(lived))).toEqual([0, 250, 1000, 0, 0, 250])
})

it('what workers count is gathered for each who asks, without those that do not answer in time', async () => {
  const metrics = new GatheredMetrics()
  const put: [number, number][] = []
  const asked = (workers: number[]) =>
    new Promise((resolve) => metrics.ask(workers, (...one) => put.push(one), resolve))
  const [all, some] = [asked([1, 2]), asked([1, 2])]
  for (const [worker, question] of put.toReversed().filter(([worker, question]) => worker * question < 4))
    metrics.note(worker, question, `${worker} of ${question}`)
  expect(await Promise.all([all, some])).toEqual([
    [
      [1, '1 of 1'],
      [2, '2 of 1'],
    ],
    [[1, '1 of 2']],
  ])
})
