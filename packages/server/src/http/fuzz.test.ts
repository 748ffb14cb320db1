import { expect, it } from 'vitest'
import { fuzz } from '../testing/fuzz/fuzz'
import { calls } from '../testing/fuzz/requests'
import { describeShop } from '../testing/test-shop'

/** Requests to each database; `CARTWRIGHT_FUZZ=50000` sends as many as that over both. */
const requests = Math.ceil(Number(process.env.CARTWRIGHT_FUZZ ?? 6000) / 2)
const seed = Number(process.env.CARTWRIGHT_FUZZ_SEED ?? 1)

describeShop('every call', (t) => {
  it('answers bad input with a refusal that changes nothing, and reads all that was written', async () => {
    const report = await fuzz(t, { seed, requests })
    const { statuses, slowest, neverServed, shutOut, sales, read, failures } = report
    if (process.env.CARTWRIGHT_FUZZ)
      console.log(
        JSON.stringify(
          { seed, requests: report.requests, statuses, shutOut, sales, read, slowest, neverServed },
          null,
          1,
        ),
      )
    expect(failures.join('\n\n'), `with CARTWRIGHT_FUZZ_SEED=${seed}`).toBe('')
    expect(report.requests).toBe(requests)
    expect(read.unreadable).toBe(0)
    // A run whose requests are all refused would prove little.
    expect(shutOut).toBeLessThan(0.1)
    expect(Object.keys(neverServed).length).toBeLessThan(calls.length / 2)
    expect(sales['POST /store/carts/:id/complete']).toBeGreaterThan(0)
    expect(read.rows).toBeGreaterThan(requests / 10)
    const health = await t.app.fetch(new Request('http://localhost/health'))
    expect(health.status).toBe(200)
  }, 3_600_000)
})
