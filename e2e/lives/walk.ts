import { writeFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { broken } from '../../packages/server/src/testing/order-life/invariants'
import { fillShelves } from '../../packages/server/src/testing/order-life/life-shop'
import { wrongPapers } from '../../packages/server/src/testing/order-life/papers'
import { placeLife } from '../../packages/server/src/testing/order-life/place-life'
import { type Snapshot, snapshotOf } from '../../packages/server/src/testing/order-life/snapshot'
import type { Act, Doer, MenuAct } from './act'
import type { Dice } from './dice'
import { editActs, editMenuActs, isEditing, settleActs, waysToEdit } from './edit-acts'
import type { Hand, Outcome } from './hand'
import type { LifeSite } from './life-site'
import { orderActs, orderMenuActs } from './order-acts'
import { ofCustomers, others } from './others'
import { setAside } from './set-aside'
import { agree, allOf } from './shown'
import type { Watch } from './watch'
import { wizardActs } from './wizard-acts'

export interface Walk {
  site: LifeSite
  /** The page of an order. */
  address: (id: string) => string
  page: Page
  /** Another window of the same person, which is opened anew to see what a page says that nothing was done at. */
  witness: Page
  watch: Watch
  hand: Hand
  dice: Dice
  /** How often each thing was done, by how it ended. */
  done: Map<string, Record<string, number>>
}

/** One order, from its placing on. */
interface Life {
  id: string
  start: Snapshot
  now: Snapshot
  /** What happened to it, for whoever has to find out why. */
  story: string[]
}

const onOrder = { ...orderActs, ...waysToEdit, ...settleActs }
const onEdit = { ...editActs, ...settleActs }
const inMenu = { ...orderMenuActs, ...wizardActs, ...editMenuActs }
const longest = 16

/** Lives through orders for so many steps. Answers the stories of those at which a promise was broken: five at most. */
export async function walk(walk: Walk, steps: number): Promise<string[]> {
  const broken: string[] = []
  for (let at = 0; at < steps && broken.length < 5; ) {
    walk.dice.begin(`life ${at}`)
    const life = await place(walk)
    try {
      await walk.page.goto(walk.address(life.id))
      await agree(walk.page, walk.site.t, life.id)
      await arrived(walk.page)
      for (const last = Math.min(steps, at + longest); at < last && !isOver(life); at += 1) {
        walk.dice.begin(`step ${at}`)
        await oneStep(walk, life)
      }
      await end(walk, life)
    } catch (error) {
      at += 1
      const story = [inWords(error), `at ${walk.page.url()}, step ${at}`, ...life.story].join('\n')
      const { CARTWRIGHT_LIFE_PICTURES: folder } = process.env
      if (folder) {
        await walk.page.screenshot({ path: `${folder}/life-${broken.length}.png` })
        writeFileSync(`${folder}/life-${broken.length}.txt`, story)
      }
      broken.push(story)
      forget(walk)
    }
  }
  return broken
}

/** What is wrong, with what differs where something was expected. */
function inWords(error: unknown): string {
  const { message, actual, expected } = error as { message: string; actual?: unknown; expected?: unknown }
  if (typeof actual !== 'object' || typeof expected !== 'object') return message
  const known = new Map(Object.entries(expected ?? {}))
  const texts = Object.entries(actual ?? {}).flatMap(([key, value]) => {
    const [is, should] = [JSON.stringify(value), JSON.stringify(known.get(key))]
    return is === should ? [] : [`${key}: ${is} instead of ${should}`]
  })
  return [message, ...texts].join('\n')
}

/** What an order leaves behind whose life ended early. */
function forget({ site, hand, watch }: Walk): void {
  for (const name of ['authorize', 'capture', 'refund', 'cancel'] as const) site.bank.refuses.delete(name)
  hand.meanwhile = undefined
  hand.answers = []
  hand.wrongs.length = 0
  watch.wrongs.length = 0
}

const isOver = ({ now }: Life) => now.order.status === 'archived' || now.order.status === 'canceled'

/** Places an order, as a shopper or by a draft. */
async function place(walk: Walk): Promise<Life> {
  const { site, dice } = walk
  const { t, shop, bank } = site
  bank.accounts.clear()
  bank.complaints.length = 0
  await fillShelves(t, shop)
  const lines = Array.from({ length: 1 + dice.upTo(3) }, () => ({
    ware: dice.upTo(5),
    quantity: 1 + dice.upTo(3),
  }))
  const placing = {
    region: dice.upTo(2),
    lines,
    discounts: dice.chance(0.5) ? dice.upTo(8) : 0,
    card: dice.chance(0.25) ? 1 + dice.upTo(6000) : 0,
    draft: dice.chance(0.1),
    sent: false,
  }
  const id = await placeLife(t, shop, placing)
  // The shelves did not hold that much.
  if (!id) return place(walk)
  const start = await snapshotOf(t.shop.db, id, shop)
  return { id, start, now: start, story: [`placed ${JSON.stringify(placing)}`] }
}

async function oneStep(walk: Walk, life: Life): Promise<void> {
  const { dice } = walk
  const before = life.now
  const awaited = ofCustomers(life.now)
  if (awaited.length > 0 && dice.chance(0.35)) await byOthers(walk, life, 'customer', awaited)
  else if (dice.chance(0.1)) await byOthers(walk, life, 'colleague')
  else await atScreen(walk, life)
  await hold(walk, life, before)
}

async function byOthers(walk: Walk, life: Life, who: string, names?: ReturnType<typeof ofCustomers>) {
  const { outcome, words } = await others(walk.site, life.now, walk.dice, names)
  count(walk, who, outcome)
  life.story.push(`${who}: ${outcome}, ${words}`)
  life.now = await snapshotOf(walk.site.t.shop.db, life.id, walk.site.shop)
}

/** Does one of the things that the page offers. */
async function atScreen(walk: Walk, life: Life): Promise<void> {
  const { page, hand, dice, site } = walk
  const { bank } = site
  const doer: Doer = { page, hand, dice, shop: site.shop }
  const snapshot = () => snapshotOf(site.t.shop.db, life.id, site.shop)
  const disturbed = dice.chance(0.07)
  if (disturbed)
    hand.meanwhile = async () => {
      const { outcome, words } = await others(site, await snapshot(), dice)
      life.story.push(`meanwhile: ${outcome}, ${words}`)
      life.now = await snapshot()
    }
  const refused = dice.chance(0.06) ? dice.oneOf(['capture', 'refund', 'cancel'] as const) : undefined
  if (refused) bank.refuses.add(refused)
  const found = await offered(page, dice)
  const name = found ? found.name : 'menu'
  life.story.push(`… ${name}${refused ? ` while ${refused} fails` : ''}`)
  const outcome = found ? await found.act.act(doer, found.at) : await byMenu(walk, life, doer)
  hand.meanwhile = undefined
  if (refused) bank.refuses.delete(refused)
  if (found) tell(walk, life, name, outcome)
  const { answers } = hand
  hand.answers = []
  const wasDone = answers.some(({ status }) => status < 400)
  const failed = answers.find(({ status }) => status >= 500)
  if (failed && !refused) throw new Error(`${failed.call} answered ${failed.status}: ${failed.message}`)
  const now = await snapshot()
  if (outcome !== 'done' && !wasDone && !refused && !disturbed)
    expect(now, `${outcome}, and yet`).toEqual(life.now)
  setAside(life.start, now, answers)
  life.now = now
}

/** One of what can be pressed on the page; undefined is its menu. */
async function offered(page: Page, dice: Dice) {
  const menu = { name: 'menu', weight: isEditing(page) ? 0 : 9 }
  const all: { name: string; weight: number; act?: Act; at?: Locator }[] = [menu]
  const found = await Promise.all(
    Object.entries<Act>(isEditing(page) ? onEdit : onOrder).map(async ([name, act]) => ({
      name,
      act,
      free: await freeOf(act.of(page)),
    })),
  )
  for (const { name, act, free } of found)
    if (free.length > 0) all.push({ name, weight: act.weight, act, at: act.of(page).nth(dice.oneOf(free)) })
  const { name, act, at } = dice.byWeight(all)
  return act && at ? { name, act, at } : undefined
}

/** Which of what was found can be pressed now. */
const freeOf = (found: Locator): Promise<number[]> =>
  found.evaluateAll((all) =>
    all.flatMap((one, at) =>
      one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true]') ? [at] : [],
    ),
  )

async function byMenu(walk: Walk, life: Life, doer: Doer): Promise<Outcome> {
  const { page, hand, dice } = walk
  await hand.press(page.getByRole('button', { name: 'More actions' }))
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  const free = new Set<string>()
  for (const item of await items.all())
    if ((await item.getAttribute('aria-disabled')) !== 'true') free.add((await item.innerText()).trim())
  const acts = Object.entries(inMenu)
    .filter(([, { name }]) => free.has(name))
    .map(([key, act]) => ({ key, ...act }))
  if (acts.length === 0) {
    await page.keyboard.press('Escape')
    await items.first().waitFor({ state: 'detached' })
    tell(walk, life, 'menu', 'left')
    return 'left'
  }
  const { key, name, act }: MenuAct & { key: string } = dice.byWeight(acts)
  life.story.push(`… ${key}`)
  const outcome = await act(doer, page.getByRole('menuitem', { name, exact: true }))
  tell(walk, life, key, outcome)
  return outcome
}

function tell(walk: Walk, { story }: Life, name: string, outcome: Outcome): void {
  count(walk, name, outcome)
  const answers = walk.hand.answers.map(
    ({ call, status, message }) => `${call} → ${status}${message && ` ${message}`}`,
  )
  story.push([`${name}: ${outcome}`, ...answers].join(', '))
}

function count({ done }: Walk, name: string, outcome: string): void {
  const tally = done.get(name) ?? {}
  tally[outcome] = (tally[outcome] ?? 0) + 1
  done.set(name, tally)
}

/** The promises hold: of the screen, and of money, stock, pieces and statuses behind it. */
async function hold(walk: Walk, life: Life, before: Snapshot): Promise<void> {
  const { page, hand, watch, site } = walk
  await hand.clear()
  await arrived(page)
  const order = await agree(page, site.t, life.id)
  const wrongs = [...hand.wrongs.splice(0), ...watch.wrongs.splice(0)]
  if ((await hand.windows) > 0) wrongs.push(`a window stays open: ${await hand.window.innerText()}`)
  for (const text of await page.locator('.cw-ErrorPanel').allInnerTexts())
    wrongs.push(`the page says: ${text}`)
  if (JSON.stringify(before) !== JSON.stringify(life.now))
    wrongs.push(...broken(life.now, life.start, order, site.bank))
  expect(wrongs).toEqual([])
}

/** Nothing stale stands on the page, and the papers agree with the ledger. */
async function end({ page, witness, site, address }: Walk, { id, story }: Life): Promise<void> {
  if (isEditing(page)) {
    await page.locator('.ad-Page-crumbs').getByRole('link', { name: /^#/ }).click()
    await page.getByRole('button', { name: 'More actions' }).waitFor()
  }
  story.push('the end')
  await agree(page, site.t, id)
  await witness.goto(address(id))
  await agree(witness, site.t, id)
  await expect
    .poll(async () => difference(await allOf(page), await allOf(witness)), { timeout: 20_000 })
    .toEqual({ stale: [], missing: [] })
  expect(await wrongPapers(site.t, id)).toEqual([])
}

/** What only one of two pages says. */
function difference(page: readonly string[], witness: readonly string[]) {
  const beyond = (texts: readonly string[], others: readonly string[]) => {
    const left = [...others]
    return texts.filter((text) => {
      const at = left.indexOf(text)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  return { stale: beyond(page, witness), missing: beyond(witness, page) }
}

/** Waits until all parts of a page have come with what they show. */
const arrived = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main :is([aria-busy=true], .cw-Skeleton)'))
