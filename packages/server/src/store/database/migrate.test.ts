import Database from 'better-sqlite3'
import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { withClient } from '../../testing/databases'
import { describeShop } from '../../testing/test-shop'
import { migratePostgres, migrateSqlite } from './migrate'

describeShop('a shop that an earlier version filled', (t) => {
  const run = async (statements: readonly string[]) => {
    if ('url' in t.database)
      return withClient(t.database.url, async (client) => {
        for (const statement of statements) await client.query(statement)
      })
    const connection = new Database(t.database.file)
    for (const statement of statements) connection.exec(statement)
    connection.close()
  }
  const migrate = () =>
    'url' in t.database ? migratePostgres(t.database.url) : migrateSqlite(t.database.file)

  it('has countries by the names that storefronts look for, but for those its owners renamed', async () => {
    const before = [
      ['us', 'UNITED STATES OF AMERICA', 'United States of America'],
      ['kr', 'SOUTH KOREA', 'South Korea'],
      ['ci', "COTE D''IVOIRE", "Cote d''Ivoire"],
      ['tr', 'TÜRKIYE', 'Our Türkiye'],
    ]
    await run([
      ...before.map(
        ([iso_2, name, display_name]) =>
          `update country set name = '${name}', display_name = '${display_name}' where iso_2 = '${iso_2}'`,
      ),
      "update country set iso_3 = 'xkk', num_code = 983 where iso_2 = 'xk'",
      "delete from cartwright_migration where name = '0002_names_of_countries'",
    ])
    expect(await migrate()).toEqual(['0002_names_of_countries'])
    const { country } = t.shop.db.t
    const rows = await t.shop.db
      .select()
      .from(country)
      .where(inArray(country.iso_2, ['ci', 'kr', 'tr', 'us', 'xk']))
      .orderBy(country.iso_2)
    expect(rows.map((row) => [row.iso_3, row.num_code, row.name, row.display_name])).toEqual([
      ['civ', 384, "COTE D'IVOIRE", "Cote D'Ivoire"],
      ['kor', 410, 'KOREA, REPUBLIC OF', 'Korea, Republic of'],
      ['tur', 792, 'TÜRKIYE', 'Our Türkiye'],
      ['usa', 840, 'UNITED STATES', 'United States'],
      ['xkx', 900, 'KOSOVO', 'Kosovo'],
    ])
    expect(await migrate()).toEqual([])
  })

  it.each([
    ['goes on beside what a later version only added', '9999_expand_later', undefined],
    ['refuses a database that a later version has changed', '9999_later', /use a newer Cartwright/],
  ])('%s', async (_, name, refusal) => {
    await run([`insert into cartwright_migration values ('${name}', 'of another version', '2030-01-01')`])
    try {
      if (refusal) await expect(migrate()).rejects.toThrow(refusal)
      else expect(await migrate()).toEqual([])
    } finally {
      await run([`delete from cartwright_migration where name = '${name}'`])
    }
  })
})
