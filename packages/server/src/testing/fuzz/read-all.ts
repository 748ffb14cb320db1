import { type CallName, contract, type Endpoint } from '@cartwright/contract'
import type { TestShop } from '../test-shop'
import { type FuzzRequest, schemaOf } from './requests'
import { parametersOf, Rows } from './rows'
import { problemWith, send, spell } from './send'
import type { Callers } from './world'

/** How many rows of a list are read at once. */
const page = 100
const reads = (Object.entries(contract) as [CallName, Endpoint][]).filter(([name]) => name.startsWith('GET '))
const parameters = (name: string) => [...name.matchAll(/:(\w+)/g)].length

/**
 * Reads whatever there is: each page of every list, and each row a call reads by its id. One row that cannot be answered
 * would take a whole list away from everybody.
 */
export async function readAll(t: TestShop, callers: Callers) {
  const found = { lists: 0, rows: 0, unreadable: 0, failures: [] as string[] }
  const read = async (name: CallName, target: string) => {
    const caller: FuzzRequest['caller'] = target.startsWith('/admin')
      ? 'staff'
      : contract[name].access === 'customer'
        ? 'customer'
        : 'nobody'
    const request: FuzzRequest = { call: name, method: 'GET', target, headers: [], caller, isWellMeant: true }
    const answer = await send(t, request, callers)
    const problem = typeof answer === 'string' ? answer : problemWith(answer)
    if (!problem) return typeof answer === 'string' ? undefined : answer
    found.unreadable += 1
    if (found.failures.length < 20) found.failures.push(`cannot be read: ${problem}: ${spell(request)}`)
    return undefined
  }
  for (const [name, endpoint] of reads.filter(([name]) => parameters(name) === 0)) {
    const path = name.slice(4)
    const isPaged = endpoint.query !== undefined && 'limit' in (schemaOf(endpoint.query).properties ?? {})
    for (let offset = 0, count = 1; offset < count; offset += page) {
      const answer = await read(name, isPaged ? `${path}?limit=${page}&offset=${offset}` : path)
      if (answer?.status === 200) found.lists += 1
      count = isPaged && answer?.status === 200 ? Number(JSON.parse(answer.text).count ?? 0) : count
    }
  }
  const rows = new Rows(t.shop.db, new Set())
  for (const [name] of reads.filter(([name]) => parameters(name) === 1)) {
    const [parameter] = parametersOf(name.slice(4))
    if (!parameter) continue
    for (const value of await rows.all(parameter.field, parameter.word)) {
      const answer = await read(name, name.slice(4).replace(/:\w+/, encodeURIComponent(value)))
      if (answer?.status === 200) found.rows += 1
    }
  }
  return found
}
