rootProject.name = "embedding"
