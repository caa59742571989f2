@echo off
rem The quoin command on Windows, run from a checkout. Builds once with Maven; run "mvn -pl cli -am package" again after a change.
rem Without a checkout: java -jar quoin-VERSION.jar, from a release. For ./quoin test and the other developer commands use WSL.
rem
rem QUOIN_JAVA_OPTS  more options for the JVM
rem QUOIN_CLASSPATH  jars and folders with games and agents of your own, separated by semicolons
rem QUOIN_JAR        runs this jar instead of building one
setlocal
set "root=%~dp0"
set "jar=%root%cli\target\quoin.jar"
if defined QUOIN_JAR set "jar=%QUOIN_JAR%"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

if not exist "%jar%" (
    where mvn >nul 2>nul || (
        echo quoin: no Maven found to build Quoin with. Install it, for example with "winget install Apache.Maven". 1>&2
        exit /b 3
    )
    echo quoin: first build; fetching what it needs takes a few minutes 1>&2
    if not exist "%root%web\dist\index.html" (
        where npm >nul 2>nul && (
            call npm --prefix "%root%web" ci --no-audit --no-fund 1>&2 && call npm --prefix "%root%web" run build 1>&2
        ) || echo quoin: building without the web pages, which need Node 20.19 or newer 1>&2
    )
    call mvn -q -B -ntp -f "%root%pom.xml" -pl cli -am "-Dmaven.test.skip=true" package 1>&2 || exit /b 3
)

set "classpath=%jar%"
if defined QUOIN_CLASSPATH set "classpath=%jar%;%QUOIN_CLASSPATH%"
"%java%" -XX:+UseSerialGC -Xlog:disable --enable-native-access=ALL-UNNAMED %QUOIN_JAVA_OPTS% -cp "%classpath%" dev.quoin.cli.Main %*
exit /b %errorlevel%
