/** The types and doc comments of the sources, for what references are written of them. */
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** What `export *` of a module hands out, as the compiler sees it. */
export interface Read {
  checker: ts.TypeChecker
  exportsOf(file: string): ts.Symbol[]
}

/** Reads modules of this repository, named by their paths, in one program. */
export function readSources(files: readonly string[]): Read {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const names = files.map((file) => join(root, file))
  const program = ts.createProgram(names, { ...options, incremental: false, tsBuildInfoFile: undefined })
  const checker = program.getTypeChecker()
  return {
    checker,
    exportsOf(file) {
      const source = program.getSourceFile(join(root, file))
      const module = source && checker.getSymbolAtLocation(source)
      return (module ? checker.getExportsOfModule(module) : []).map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      )
    },
  }
}

/** The doc comment of a symbol, links and tags aside. */
export const docOf = ({ checker }: Read, symbol: ts.Symbol): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

/** Whether something is written in this repository, and not in a library. */
export const isOurs = (symbol: ts.Symbol): boolean =>
  Boolean(symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/')))

/** The file that declares it, from the root of the repository. */
export const fileOf = (symbol: ts.Symbol): string =>
  (symbol.declarations?.[0]?.getSourceFile().fileName ?? '').slice(root.length + 1)

export interface Property {
  name: string
  type: string
  isOptional: boolean
  doc: string
  default?: string
}

/** The properties of a type that this repository declares, in the order they are written. */
export function propertiesOf(read: Read, type: ts.Type): Property[] {
  const { checker } = read
  return type
    .getProperties()
    .filter(isOurs)
    .map((symbol) => {
      const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
      const written =
        declaration && (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration))
          ? declaration
          : undefined
      const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default')
      return {
        name: symbol.name,
        type: typeText(read, symbol, written),
        isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
        doc: docOf(read, symbol),
        ...(tag ? { default: ts.displayPartsToString(tag.text) } : {}),
      }
    })
}

/** As it is written where that is short, as names say more than what they stand for. */
function typeText(
  { checker }: Read,
  symbol: ts.Symbol,
  written: ts.PropertySignature | ts.MethodSignature | undefined,
): string {
  const said = written && ts.isPropertySignature(written) ? written.type?.getText() : undefined
  const text =
    said ??
    checker.typeToString(
      checker.getTypeOfSymbol(symbol),
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    )
  const short = text.replaceAll(/\s+/g, ' ').replace(/^\| /, '')
  return short.length > 160 ? `${short.slice(0, 157)}…` : short
}
