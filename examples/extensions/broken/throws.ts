/** Not even its module can be read. */
throw new Error('It does not open')
