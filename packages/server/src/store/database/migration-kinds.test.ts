import { expect, it } from 'vitest'
import { migrationsOf } from './migrate'
import { isExpanding } from './migration-kinds'

/** What an older version does not notice: it names the columns that it reads and writes. */
const onlyAdds = (statement: string): boolean =>
  /^CREATE (?:TABLE|INDEX|TRIGGER|FUNCTION) /i.test(statement) ||
  (/^ALTER TABLE \S+ ADD (?!CONSTRAINT)/i.test(statement) &&
    (/ DEFAULT /i.test(statement) || !/NOT NULL/i.test(statement)))

it.each([
  ['CREATE TABLE "instance" ("id" text PRIMARY KEY NOT NULL)', true],
  ['CREATE INDEX "instance_seen_at" ON "instance" ("seen_at")', true],
  ['ALTER TABLE "order" ADD COLUMN "note" text', true],
  ['ALTER TABLE "order" ADD "copies" integer DEFAULT 1 NOT NULL', true],
  ['ALTER TABLE "order" ADD "copies" integer NOT NULL', false],
  ['ALTER TABLE "order" ADD CONSTRAINT "order_note" CHECK ("note" <> \'\')', false],
  ['ALTER TABLE "order" RENAME COLUMN "note" TO "remark"', false],
  ['ALTER TABLE "order" DROP COLUMN "note"', false],
  ['CREATE UNIQUE INDEX "order_note" ON "order" ("note")', false],
  ['UPDATE "order" SET "note" = null', false],
])('%s only adds: %s', (statement, adds) => expect(onlyAdds(statement)).toBe(adds))

it.each(['sqlite', 'postgres'] as const)('what is called expanding on %s only adds', (dialect) => {
  const expanding = migrationsOf(dialect).filter(({ name }) => isExpanding(name))
  expect(expanding.map(({ name }) => name)).toContain('0019_expand_instances')
  for (const { name, statements } of expanding)
    expect([name, ...statements.filter((statement) => !onlyAdds(statement))]).toEqual([name])
})
