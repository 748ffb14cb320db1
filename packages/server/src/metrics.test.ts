import { expect, it } from 'vitest'
import { Metrics, metricsOfAll } from './metrics'

it('what workers have counted is told as one text, each sample with its worker', () => {
  const metrics = [new Metrics(), new Metrics()]
  metrics[0]?.record('GET', 200, 7)
  metrics[1]?.record('POST', 404, 70)
  const text = metricsOfAll(new Map(metrics.map((one, at) => [at + 1, one.text()])))
  expect(text.match(/^# TYPE cartwright_requests_total counter\n(.*)\n(.*)\n#/m)?.slice(1)).toEqual([
    'cartwright_requests_total{worker="1",method="GET",status="2xx"} 1',
    'cartwright_requests_total{worker="2",method="POST",status="4xx"} 1',
  ])
  expect(text).toContain('cartwright_requests_open{worker="2"} 0\n')
  const types = text.match(/^# .*$/gm) ?? []
  expect(new Set(types).size).toBe(types.length)
})
