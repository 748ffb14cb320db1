import type { News } from '@cartwright/server'
import type { Opened } from './opened'

/** Says to a worker which of them it is, from 1; only the process that starts them sets it. */
export const workerNumber = 'CARTWRIGHT_WORKER'

/** What a worker sends to the process that started it. */
export type FromWorker =
  | { cartwright: 'open'; opened: Opened }
  | { cartwright: 'news'; news: News }
  /** Asks what each of them has counted. */
  | { cartwright: 'metrics of all'; question: number }
  | { cartwright: 'metrics'; question: number; text: string }

/** What that process sends to a worker. */
export type ToWorker =
  /** It is the one that does what nobody waits for. */
  | { cartwright: 'background' }
  | { cartwright: 'news'; news: News }
  | { cartwright: 'metrics'; question: number }
  | { cartwright: 'metrics of all'; question: number; texts: [number, string][] }

/** Others use the channel as well. */
export const isOurs = (message: unknown): message is { cartwright: string } =>
  typeof message === 'object' && message !== null && 'cartwright' in message
