import { library } from '../../tsup.base'

export default library({ entry: { main: 'src/main.ts' }, dts: false, noExternal: ['@cartwright/catalogue'] })
