import { performance } from 'node:perf_hooks'

/** Counts what the shop does, in the text format Prometheus reads. */
export class Metrics {
  private readonly replies = new Map<string, number>()
  private readonly buckets = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
  private readonly durations = this.buckets.map(() => 0)
  private total = 0
  private sum = 0
  open = 0

  /** One request answered after so many ms. */
  record(method: string, status: number, ms: number) {
    const key = `method="${method}",status="${Math.floor(status / 100)}xx"`
    this.replies.set(key, (this.replies.get(key) ?? 0) + 1)
    this.total += 1
    this.sum += ms
    for (const [index, bound] of this.buckets.entries())
      if (ms <= bound) this.durations[index] = (this.durations[index] ?? 0) + 1
  }

  /** @param reads how questions that a replica might have answered were answered, where there are replicas */
  text(reads?: ReadonlyMap<string, number>): string {
    const memory = process.memoryUsage()
    const lines = [
      '# TYPE cartwright_requests_total counter',
      ...[...this.replies].map(([labels, count]) => `cartwright_requests_total{${labels}} ${count}`),
      '# TYPE cartwright_request_duration_ms histogram',
      ...this.buckets.map(
        (bound, index) => `cartwright_request_duration_ms_bucket{le="${bound}"} ${this.durations[index]}`,
      ),
      `cartwright_request_duration_ms_bucket{le="+Inf"} ${this.total}`,
      `cartwright_request_duration_ms_sum ${this.sum.toFixed(1)}`,
      `cartwright_request_duration_ms_count ${this.total}`,
      '# TYPE cartwright_requests_open gauge',
      `cartwright_requests_open ${this.open}`,
      '# TYPE cartwright_event_loop_utilization gauge',
      `cartwright_event_loop_utilization ${performance.eventLoopUtilization().utilization.toFixed(4)}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE process_heap_bytes gauge',
      `process_heap_bytes ${memory.heapUsed}`,
      ...(reads
        ? [
            '# TYPE cartwright_replica_reads_total counter',
            ...[...reads].map(
              ([outcome, count]) => `cartwright_replica_reads_total{outcome="${outcome}"} ${count}`,
            ),
          ]
        : []),
    ]
    return `${lines.join('\n')}\n`
  }
}

/** What several workers have counted as one text: each sample says whose it is, so that sums and rates stay true when one is replaced. */
export function metricsOfAll(texts: ReadonlyMap<number, string>): string {
  const families = new Map<string, string[]>()
  for (const [worker, text] of texts) {
    let samples: string[] = []
    for (const line of text.trim().split('\n'))
      if (line.startsWith('#')) {
        samples = families.get(line) ?? []
        families.set(line, samples)
      } else samples.push(labelled(line, worker))
  }
  return [...families].map(([type, samples]) => `${[type, ...samples].join('\n')}\n`).join('')
}

const labelled = (sample: string, worker: number): string =>
  sample.replace(
    /^(\w+)(?:\{(.*)\})? /,
    (_, name, labels) => `${name}{${[`worker="${worker}"`, ...(labels ? [labels] : [])].join()}} `,
  )
