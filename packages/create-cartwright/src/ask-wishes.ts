import { defaults, type Wishes } from './plan'
import { assertFree } from './write-shop'

/** The questions nobody answered by a flag: three at most, each with what happens when nothing is said. */
export async function askWishes(wishes: Wishes): Promise<Wishes> {
  const { default: inquirer } = await import('inquirer')
  // Questions are talk: what is piped gets data only.
  const prompt = inquirer.createPromptModule({ output: process.stderr })
  const asked: Wishes = { ...wishes }
  if (asked.folder === undefined) {
    const { folder } = await prompt([
      {
        type: 'input',
        name: 'folder',
        message: 'In which folder shall the shop stand?',
        default: defaults.folder,
        validate: (text: string) => freeOr(text),
      },
    ])
    asked.folder = folder
  } else assertFree(asked.folder)
  if (asked.database === undefined) {
    const { database } = await prompt([
      {
        type: 'select',
        name: 'database',
        message: 'Where are its goods and orders kept?',
        default: defaults.database,
        choices: [
          { value: 'sqlite', name: 'SQLite: a file beside it, nothing to set up' },
          { value: 'postgres', name: 'PostgreSQL: a server you have, for several instances of the shop' },
        ],
      },
    ])
    asked.database = database
  }
  if (asked.storefront === undefined) {
    const { storefront } = await prompt([
      {
        type: 'select',
        name: 'storefront',
        message: 'Which pages do its shoppers see?',
        default: defaults.storefront,
        choices: [
          { value: 'published', name: 'Kiln & Loom, the ready-made storefront, as it is' },
          { value: 'source', name: 'its source as yours: another name, other colours, anything else' },
        ],
      },
    ])
    asked.storefront = storefront
  }
  return asked
}

/** What inquirer wants to hear of an answer: true, or why not. */
function freeOr(folder: string): true | string {
  try {
    assertFree(folder)
    return true
  } catch (error) {
    return (error as Error).message
  }
}
