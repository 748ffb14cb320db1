import { library } from '../../tsup.base'

export default library({
  entry: { index: 'src/index.ts', react: 'src/react/index.ts', testing: 'src/testing/index.ts' },
})
