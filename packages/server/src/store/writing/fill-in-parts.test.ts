import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { text as liteText, sqliteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { fillInParts } from './fill-in-parts'

/** A million on request; a few parts in every run. */
const size = Number(process.env.CARTWRIGHT_TEST_FILL ?? 6_000)

/**
 * One column becomes two while the version that knows the one still writes it, and the version that knows the two begins to: what
 * `docs/decisions/0054` asks of a migration, lived through on a table of its own.
 */
const expanding = {
  sqlite: `
    alter table person add first_name text;
    alter table person add last_name text;
    create trigger person_old_made after insert on person when new.first_name is null begin
      update person set first_name = substr(new.name, 1, instr(new.name, ' ') - 1),
        last_name = substr(new.name, instr(new.name, ' ') + 1) where id = new.id;
    end;
    create trigger person_old_changed after update of name on person when new.first_name is old.first_name
      and new.last_name is old.last_name and new.name is not old.name begin
      update person set first_name = substr(new.name, 1, instr(new.name, ' ') - 1),
        last_name = substr(new.name, instr(new.name, ' ') + 1) where id = new.id;
    end;
    create trigger person_new_changed after update of first_name, last_name on person
      when new.name is old.name and old.first_name is not null begin
      update person set name = new.first_name || ' ' || new.last_name where id = new.id;
    end;`,
  postgres: `
    alter table person add first_name text, add last_name text;
    create function person_in_step() returns trigger language plpgsql as $$ begin
      if new.first_name is null or (tg_op = 'UPDATE' and new.name is distinct from old.name) then
        new.first_name := split_part(new.name, ' ', 1);
        new.last_name := substr(new.name, length(new.first_name) + 2);
      else
        new.name := new.first_name || ' ' || new.last_name;
      end if;
      return new;
    end $$;
    create trigger person_in_step before insert or update on person for each row execute function person_in_step();`,
}
const contracting = {
  sqlite: `drop trigger person_old_made; drop trigger person_old_changed; drop trigger person_new_changed;
    alter table person drop column name;`,
  postgres: `drop trigger person_in_step on person; drop function person_in_step; alter table person drop column name;`,
}

const onPostgres = pgTable('person', {
  id: text().primaryKey(),
  name: text(),
  first_name: text(),
  last_name: text(),
})
const onSqlite = sqliteTable('person', {
  id: liteText().primaryKey(),
  name: liteText(),
  first_name: liteText(),
  last_name: liteText(),
})

describeShop('a column that becomes two while others sell', (t) => {
  it('holds what the old version wrote until the last moment, and what the new one did', async () => {
    const { shop } = t
    const { engine, db } = shop
    const { dialect } = engine
    const person = (dialect === 'postgres' ? onPostgres : onSqlite) as typeof onSqlite
    await engine.script('create table person (id text primary key, name text)')
    const series =
      dialect === 'postgres'
        ? `generate_series(1, ${size}) as s(n)`
        : `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${size}) select n from s) as s`
    const padded = dialect === 'postgres' ? "lpad(n::text, 8, '0')" : "printf('%08d', n)"
    await engine.script(
      `insert into person select 'p' || ${padded}, 'Ada' || n || ' von Byron' || n from ${series} where n > 0`,
    )
    const idOf = (n: number) => `p${String(n).padStart(8, '0')}`
    const expected = new Map<string, string>()

    await engine.script(expanding[dialect])
    let isSelling = true
    let slowest = 0
    const timed = async (work: () => PromiseLike<unknown>) => {
      const at = performance.now()
      await work()
      slowest = Math.max(slowest, performance.now() - at)
    }
    /** The version before: it names the columns that it knows, and no others. */
    const oldVersion = async () => {
      for (let n = 1; isSelling; n = (n * 7919) % size || 1) {
        const name = `Old${n} of Version${n}`
        await timed(() =>
          shop.transaction((tx) =>
            tx
              .update(person)
              .set({ name })
              .where(sql`${person.id} = ${idOf(n)}`),
          ),
        )
        expected.set(idOf(n), name)
        const id = `q${String(expected.size).padStart(8, '0')}`
        await timed(() => shop.transaction((tx) => tx.insert(person).values({ id, name })))
        expected.set(id, name)
      }
    }
    const newVersion = async () => {
      for (let n = 0; isSelling; n++) {
        const id = `r${String(n).padStart(8, '0')}`
        await timed(() =>
          shop.transaction((tx) =>
            tx
              .insert(person)
              .values({ id, name: `New${n} Version`, first_name: `New${n}`, last_name: 'Version' }),
          ),
        )
        await timed(() =>
          shop.transaction((tx) =>
            tx.update(person).set({ last_name: 'Version too' }).where(sql`${person.id} = ${id}`),
          ),
        )
        expected.set(id, `New${n} Version too`)
      }
    }
    const writers = [oldVersion(), newVersion()]

    const filling = {
      table: person,
      key: person.id,
      set: {
        first_name:
          dialect === 'postgres'
            ? sql`split_part(${person.name}, ' ', 1)`
            : sql`substr(${person.name}, 1, instr(${person.name}, ' ') - 1)`,
        last_name:
          dialect === 'postgres'
            ? sql`substr(${person.name}, length(split_part(${person.name}, ' ', 1)) + 2)`
            : sql`substr(${person.name}, instr(${person.name}, ' ') + 1)`,
      },
      lacking: sql`${person.first_name} is null`,
    }
    // An instance that is killed in the middle: the next one goes on from there.
    let parts = 0
    const dying = {
      db,
      transaction: ((work, options) => {
        parts += 1
        if (parts > 3) throw new Error('killed')
        return shop.transaction(work, options)
      }) as typeof shop.transaction,
    }
    try {
      await expect(fillInParts(dying, filling)).rejects.toThrow('killed')
      await fillInParts(shop, filling)
      expect(await fillInParts(shop, filling)).toBe(0)
    } finally {
      isSelling = false
      await Promise.all(writers)
    }

    const rows = await db.select().from(person)
    for (const { id, name, first_name, last_name } of rows)
      if (`${first_name} ${last_name}` !== name || (expected.get(id) ?? name) !== name)
        expect([id, `${first_name} ${last_name}`]).toEqual([id, expected.get(id) ?? name])
    expect(rows.length).toBeGreaterThan(size)
    expect(expected.size).toBeGreaterThan(0)
    // Nobody who sold had to wait for the whole of it.
    expect(slowest).toBeLessThan(5000)

    await engine.script(contracting[dialect])
    const [row] = await db
      .select({ first_name: person.first_name })
      .from(person)
      .where(sql`${person.id} = ${idOf(size)}`)
    expect(row?.first_name).toMatch(/^(Ada|Old)/)
  })
})
